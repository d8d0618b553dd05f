import type { ReactNode } from 'react'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { fullDate, shortDay, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
import { type DateSchedule, takesPlace } from '../../../states.ts'
import styles from './DateBlock.module.css'

type BlockDate = {
  date_start: string
  schedule: DateSchedule
  venue: { name: string; city: string }
}
type DateBlockProps = {
  date: BlockDate
  /** False below a heading with the month. */
  withMonth?: boolean
  /** In lists of several years. */
  withYear?: boolean
  /** The concert, where the block is the link to it. */
  to?: string | undefined
  /**
   * `large`, in a head: the whole weekday and the year. `opening`, at the start of a page: the day fills its line.
   * `cell`, in the calendar: the day is that of the cell.
   */
  size?: 'small' | 'large' | 'opening' | 'cell'
  /** The block links its hall. */
  venueUrl?: string | null
  /** Below the hall. */
  children?: ReactNode
}

/** Day, weekday, month, time and hall of a date: one block in lists, heads, cards and on sheets. */
export function DateBlock({
  date,
  withMonth = true,
  withYear = false,
  to,
  size = 'small',
  venueUrl,
  children,
}: DateBlockProps) {
  const { time } = useMessages()
  const locale = useLocale()
  const parts = toDateParts(date.date_start, locale)
  const clock = time.at(parts.time)
  const isOpening = size === 'opening'
  const isLarge = size === 'large'
  const isCell = size === 'cell'
  const monthAndYear = isLarge || withYear ? `${parts.monthShort}\u00a0${parts.year}` : parts.monthShort
  const weekday = size === 'small' ? parts.weekdayShort : parts.weekday
  const words = isCell ? [clock] : [...(withMonth && !isOpening ? [monthAndYear] : []), weekday, clock]
  const block = {
    className: `${styles.date} ${styles[size]}`,
    'data-off': !takesPlace(date),
  }
  const content = (
    <>
      <time dateTime={date.date_start}>
        <span className={isLarge ? `visually-hidden ${styles.words}` : 'visually-hidden'}>
          {fullDate(date.date_start, locale)}, {clock}
        </span>
        {!isCell && (
          <span aria-hidden="true" className={styles.day}>
            {isOpening ? shortDay(date.date_start, locale) : parts.day}
          </span>
        )}
        <span aria-hidden="true" className={styles.time}>
          {words.join('\u00a0· ')}
        </span>
      </time>{' '}
      <span className={styles.venue}>
        {venueUrl ? <SiteLink to={venueUrl}>{formatVenueName(date.venue)}</SiteLink> : formatVenueName(date.venue)}
      </span>
      {children}
    </>
  )
  return to === undefined ? (
    <div {...block}>{content}</div>
  ) : (
    <PosterLink to={to} {...block}>
      {content}
    </PosterLink>
  )
}

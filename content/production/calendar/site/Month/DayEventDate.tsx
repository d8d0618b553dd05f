import { Link } from 'react-router'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import { StateWords } from '../../../dates/site/StatusNote/StateWords.tsx'
import type { CalendarDay } from '../../../endpoints.ts'
import { takesPlace } from '../../../states.ts'
import styles from './Month.module.css'

type DayEventDateProps = { concert: CalendarDay['events'][number]; withPlace?: boolean; tabIndex?: number | undefined }

export function DayEventDate({ concert, withPlace = false, tabIndex }: DayEventDateProps) {
  const { time } = useMessages()
  const locale = useLocale()
  const isOff = !takesPlace(concert)
  return (
    <Link to={concert.url} prefetch="intent" className={styles.concert} data-off={isOff} tabIndex={tabIndex}>
      <time dateTime={concert.date_start} className={styles.time}>
        {time.at(toDateParts(concert.date_start, locale).time)}
      </time>{' '}
      <span className={styles.name} {...fallbackLang(concert, 'name', locale)}>
        {concert.name}
      </span>{' '}
      {withPlace && <span className={styles.venue}>{formatVenueName(concert.venue)} </span>}
      <StateWords date={concert} />
    </Link>
  )
}

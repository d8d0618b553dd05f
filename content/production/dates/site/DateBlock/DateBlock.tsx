import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import styles from './DateBlock.module.css'

type DateBlockProps = { date: string; struck?: boolean; withMonth?: boolean }

/** Weekday, large day and month; without the month where a heading names it. */
export function DateBlock({ date, struck = false, withMonth = true }: DateBlockProps) {
  const locale = useLocale()
  const { time } = useMessages()
  const parts = toDateParts(date, locale)
  return (
    <time className={styles.block} dateTime={date} data-struck={struck}>
      <span className="visually-hidden">
        {fullDate(date, locale)}, {time.at(parts.time)}
      </span>
      <span aria-hidden="true" className={styles.weekday}>
        {parts.weekdayShort}
      </span>
      <span aria-hidden="true" className={styles.day}>
        {parts.day}
      </span>
      {withMonth && (
        <span aria-hidden="true" className={styles.month}>
          {parts.monthShort}
        </span>
      )}
    </time>
  )
}

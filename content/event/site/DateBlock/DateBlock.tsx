import { datePartsOf, fullDate } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useLocale } from '#site/locale.ts'
import styles from './DateBlock.module.css'

/** A day as a season programme prints it: weekday, the day large, month. */
export function DateBlock({ date, large = false, struck = false }: { date: string; large?: boolean; struck?: boolean }) {
  const locale = useLocale()
  const { time } = useMessages()
  const parts = datePartsOf(date, locale)
  return (
    <time className={styles.block} dateTime={date} data-large={large} data-struck={struck}>
      <span className="visually-hidden">
        {fullDate(date, locale)}, {time.at(parts.time)}
      </span>
      <span aria-hidden="true" className={styles.weekday}>
        {parts.weekdayShort}
      </span>
      <span aria-hidden="true" className={styles.day}>
        {parts.day}
      </span>
      <span aria-hidden="true" className={styles.month}>
        {parts.monthShort}
      </span>
    </time>
  )
}

import { useWords } from '#site/i18n/words.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { DateLine } from '../DateLine/DateLine.tsx'
import facts from './EventFacts.module.css'
import styles from './OtherDates.module.css'

type OtherDatesProps = {
  date: Pick<EventDate, 'other_dates'> & { event: Pick<EventDate['event'], 'name'> }
  now: string
}

/** The other dates of the production, coming ones first. */
export function OtherDates({ date: { event, other_dates }, now }: OtherDatesProps) {
  const detail = useWords(detailWords)
  if (other_dates.length === 0) return null
  const sortedDates = other_dates.toSorted((one, other) => Number(isPast(one, now)) - Number(isPast(other, now)))
  return (
    <section>
      <h2 className={facts.title}>{detail.otherDates}</h2>
      <ul className={styles.dates}>
        {sortedDates.map((other) => (
          <li key={other.id}>
            <DateLine date={{ ...other, event }} now={now} withMonth />
          </li>
        ))}
      </ul>
    </section>
  )
}

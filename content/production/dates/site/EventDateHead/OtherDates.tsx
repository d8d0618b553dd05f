import { SiteLink } from '#site/components/SiteLink.tsx'
import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { words } from '../../../words.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import facts from './EventFacts.module.css'
import styles from './OtherDates.module.css'

/** The other dates of the production, coming ones first. */
export function OtherDates({ date, now }: { date: Pick<EventDate, 'other_dates'>; now: string }) {
  const { time } = useMessages()
  const detail = useWords(detailWords)
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  if (date.other_dates.length === 0) return null
  const sortedDates = date.other_dates.toSorted((one, other) => Number(isPast(one, now)) - Number(isPast(other, now)))
  return (
    <section>
      <h2 className={facts.title}>{detail.otherDates}</h2>
      <ul className={styles.dates}>
        {sortedDates.map((other) => (
          <li key={other.id} className={styles.date} data-past={isPast(other, now)}>
            <DateBlock date={other.date_start} struck={!takesPlace(other)} />
            <div className={styles.venue}>
              <SiteLink to={other.url} className={styles.link}>
                {time.at(toDateParts(other.date_start, locale).time)}, {other.venue.name}
              </SiteLink>
              {!other.venue.name.includes(other.venue.city) && <span className={styles.city}>{other.venue.city}</span>}
              {isPast(other, now) && <p>{pastLabel}</p>}
              {!(isPast(other, now) && takesPlace(other)) && <StatusNote date={other} withNote />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

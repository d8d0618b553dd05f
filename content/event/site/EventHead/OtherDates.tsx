import { SiteLink } from '#site/components/SiteLink.tsx'
import { datePartsOf } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { detailWords } from '../detail-words.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import { isPast } from '../tickets.ts'
import facts from './EventFacts.module.css'
import styles from './OtherDates.module.css'

/** The other dates of the same production; each has a page of its own. */
export function OtherDates({ date, now }: { date: EventDate; now: string }) {
  const { time } = useMessages()
  const detail = useWords(detailWords)
  const locale = useLocale()
  if (date.other_dates.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={facts.title}>{detail.otherDates}</h2>
      <ul className={styles.dates}>
        {date.other_dates.map((other) => (
          <li key={other.id} className={styles.date} data-past={isPast(other, now)}>
            <DateBlock date={other.date_start} struck={other.status === 'cancelled'} />
            <div className={styles.where}>
              <SiteLink to={other.url} className={styles.link}>
                {time.at(datePartsOf(other.date_start, locale).time)}, {other.venue.name}
              </SiteLink>
              {!other.venue.name.includes(other.venue.city) && <span className={styles.city}>{other.venue.city}</span>}
              <StatusNote date={other} withNote />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

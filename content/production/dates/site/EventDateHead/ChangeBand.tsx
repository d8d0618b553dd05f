import { SiteLink } from '#site/components/SiteLink.tsx'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './ChangeBand.module.css'

/** Changed status, note, and other dates, above everything else. */
export function ChangeBand({ date, now }: { date: EventDate; now: string }) {
  const { time } = useMessages()
  const { otherDates } = useWords(detailWords)
  const locale = useLocale()
  const upcomingDates = date.other_dates.filter((other) => !isPast(other, now) && takesPlace(other))
  return (
    <div role="note" className={styles.band}>
      <div className={`page ${styles.content}`}>
        <StatusNote date={date} withNote />
        {upcomingDates.length > 0 && (
          <p>
            {otherDates}:{' '}
            {upcomingDates.map((other, index) => (
              <span key={other.id}>
                {index > 0 && ' · '}
                <SiteLink to={other.url}>
                  {fullDate(other.date_start, locale)}, {time.at(toDateParts(other.date_start, locale).time)}
                </SiteLink>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

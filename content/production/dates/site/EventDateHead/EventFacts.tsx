import { formatVenueName } from '#contract/events/venue-name.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { PressLink } from '../../../../press/site/PressLink.tsx'
import { AccessFacts } from '../../../../venue/site/AccessFacts/AccessFacts.tsx'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { EveningTimetable } from './EveningTimetable.tsx'
import styles from './EventFacts.module.css'
import { Prices } from './Prices.tsx'

export function EventFacts({ date, now, press }: { date: EventDate; now: string; press: string | null }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { event, venue } = date
  const isOn = !isPast(date, now) && takesPlace(date)
  return (
    <aside className={styles.facts}>
      {isOn && <EveningTimetable date={date} />}
      {isOn && <Prices date={date} />}
      {event.additional_info && (
        <section>
          <h2 className={styles.title}>{text.info}</h2>
          <p {...fallbackLang(event, 'additional_info', locale)}>{event.additional_info}</p>
        </section>
      )}
      {event.dress_code && (
        <section>
          <h2 className={styles.title}>{text.dressCode}</h2>
          <p {...fallbackLang(event, 'dress_code', locale)}>{event.dress_code}</p>
        </section>
      )}
      <section>
        <h2 className={styles.title}>{text.venue}</h2>
        <p>{formatVenueName(venue)}</p>
        {venue.street && (
          <p className={styles.onPaper}>
            {venue.street}, {venue.postcode} {venue.city}
          </p>
        )}
        <ul className={styles.links}>
          {venue.url && (
            <li>
              <SiteLink to={venue.url}>{text.venueDetails}</SiteLink>
            </li>
          )}
          {venue.google_maps && (
            <li>
              <a href={venue.google_maps} target="_blank" rel="noopener noreferrer" title={text.mapNote}>
                {text.map}
                <span aria-hidden="true"> ↗</span>
              </a>
            </li>
          )}
        </ul>
      </section>
      <AccessFacts title={text.access} headingClass={styles.title} accessibility={date.accessibility} />
      {event.subscriptions.length > 0 && (
        <section className={styles.onScreen}>
          <h2 className={styles.title}>{text.subscriptions}</h2>
          <ul className={styles.list}>
            {event.subscriptions.map(({ id, name, lang }) => (
              <li key={id}>
                <SiteLink to={`${screenUrl('events', locale)}?subscription=${id}`} lang={lang}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {press && (
        <section className={styles.onScreen}>
          <h2 className={styles.title}>{text.press}</h2>
          <ul className={styles.links}>
            <li>
              <PressLink url={press} />
            </li>
          </ul>
        </section>
      )}
    </aside>
  )
}

import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { WidePicture } from '#site/components/WidePicture/WidePicture.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventRowDate } from '../../../production/dates/site/EventDateRow/event-row.ts'
import { EventShortList } from '../../../production/dates/site/EventShortList/EventShortList.tsx'
import { detailWords } from '../../../production/detail/site/detail-words.ts'
import type { Venue } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { AccessFacts } from '../AccessFacts/AccessFacts.tsx'
import styles from './VenueDetail.module.css'

type VenueDetailProps = { page: Page; venue: Venue; dates: EventRowDate[]; now: string }

export function VenueDetail({ page, venue, dates, now }: VenueDetailProps) {
  const text = useWords(words)
  const event = useWords(detailWords)
  const locale = useLocale()
  return (
    <article>
      <PageHead
        page={page}
        preline={venue.city}
        back={{ title: event.back, url: `${screenUrl('home', locale)}#konzerte` }}
      />
      <div className="page">
        {venue.image && <WidePicture image={venue.image} className={styles.picture} />}
        <div className={styles.body}>
          <div
            className="rich-text"
            {...fallbackLang(venue, 'description', locale)}
            dangerouslySetInnerHTML={{ __html: venue.description }}
          />
          <div className={styles.facts}>
            <section>
              <h2 className={styles.title}>{text.address}</h2>
              <address className={styles.address}>
                {venue.name}
                <br />
                {venue.street}
                <br />
                {venue.postcode} {venue.city}
              </address>
              {venue.google_maps && (
                <p>
                  <a href={venue.google_maps} target="_blank" rel="noopener noreferrer" title={event.mapNote}>
                    {event.map}
                    <span aria-hidden="true"> ↗</span>
                  </a>
                </p>
              )}
            </section>
            <AccessFacts title={text.facts} headingClass={styles.title} accessibility={venue.accessibility} />
            {venue.access && (
              <section>
                <h2 className={styles.title}>{text.access}</h2>
                <p {...fallbackLang(venue, 'access', locale)}>{venue.access}</p>
              </section>
            )}
          </div>
        </div>
        <EventShortList
          title={text.upcoming}
          dates={dates}
          now={now}
          emptyText={text.none}
          calendar={`?venue=${venue.id}`}
        />
      </div>
    </article>
  )
}

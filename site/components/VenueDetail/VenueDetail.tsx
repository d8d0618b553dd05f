import type { EventDate } from '#content/event/endpoints.ts'
import type { Venue } from '#content/venue/endpoints.ts'
import type { Page } from '#contract/pages.ts'
import { urlOf } from '#contract/urls.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { EventShortList } from '../EventShortList/EventShortList.tsx'
import { langOf } from '../fallback-lang.ts'
import { PageHead } from '../PageHead/PageHead.tsx'
import { WidePicture } from '../WidePicture/WidePicture.tsx'
import styles from './VenueDetail.module.css'

type VenueDetailProps = { page: Page; venue: Venue; dates: EventDate[]; now: string }

export function VenueDetail({ page, venue, dates, now }: VenueDetailProps) {
  const { venue: text, event } = useMessages()
  const locale = useLocale()
  return (
    <article>
      <PageHead page={page} preline={venue.city} back={{ title: event.back, url: `${urlOf('home', locale)}#konzerte` }} />
      <div className="page">
        {venue.image && <WidePicture image={venue.image} className={styles.picture} />}
        <div className={styles.body}>
          <div className="rich-text" {...langOf(venue, 'description', locale)} dangerouslySetInnerHTML={{ __html: venue.description }} />
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
            {venue.access && (
              <section>
                <h2 className={styles.title}>{text.access}</h2>
                <p {...langOf(venue, 'access', locale)}>{venue.access}</p>
              </section>
            )}
          </div>
        </div>
        <EventShortList title={text.coming} dates={dates} now={now} empty={text.none} />
      </div>
    </article>
  )
}

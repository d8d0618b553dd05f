import { screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { WidePicture } from '#site/components/WidePicture/WidePicture.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { EventShortList } from '../../production/dates/site/EventShortList/EventShortList.tsx'
import { toHyphenatedRow } from '../../production/dates/site/hyphenate-date.server.ts'
import { detailWords } from '../../production/detail/site/detail-words.ts'
import { listEventDates } from '../../production/endpoints.ts'
import { getVenue } from '../endpoints.ts'
import { AccessFacts } from '../site/AccessFacts/AccessFacts.tsx'
import { venueLinkedData } from '../site/venue-linked-data.server.ts'
import { words } from '../words.ts'
import styles from './venue.module.css'

export async function loader(args: LoaderArgs) {
  const [data, [venue, dates]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([
      callBackend(args, getVenue, { params: { id } }),
      callOrNull(args, listEventDates, { query: { venue: id } }),
    ])
  })
  const { locale } = data
  addLinkedData(args, data, {
    list: { title: detailWords[locale].back, url: `${screenUrl('home', locale)}#konzerte` },
    thing: (context) => venueLinkedData(venue, context),
  })
  return {
    ...data,
    venue,
    dates: (dates?.results ?? []).map((date) => toHyphenatedRow(date, locale)),
    now: renderTime(args),
  }
}

export const meta = screenMeta<typeof loader>(({ venue }) => ({ description: excerpt(venue.description) }))

export default function VenuePage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, venue, dates, now, locale } = loaderData
  const text = useWords(words)
  const event = useWords(detailWords)
  return (
    <>
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
      <PageModules page={page} editor={editor} />
    </>
  )
}

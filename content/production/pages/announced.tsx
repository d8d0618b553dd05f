import { sortForPoster } from '#contract/events/performer-parts.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { seasonForMonth } from '#contract/time/season.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { monthName } from '#site/format/dates.ts'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import dateLine from '../dates/site/EventDateHead/EventDateLine.module.css'
import { EventPoster } from '../dates/site/EventDateHead/EventPoster.tsx'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { detailWords } from '../detail/site/detail-words.ts'
import { posterProperties } from '../detail/site/poster-properties.ts'
import { getAnnounced } from '../endpoints.ts'
import { Performers } from '../performers/site/Performers/Performers.tsx'
import { Programme } from '../programme/site/Programme/Programme.tsx'
import styles from './event.module.css'

/** A production announced for a month: neither calendars nor search engines get a date that is not fixed. */
export async function loader(args: LoaderArgs) {
  const [data, stored] = await loadScreen(args, () =>
    callBackend(args, getAnnounced, { params: { id: requireId(args.params.id) } }),
  )
  const announced = { ...stored, event: withPageTexts(stored.event, data) }
  return { ...data, announced: hyphenateDate(announced, data.locale) }
}

export const meta = screenMeta<typeof loader>(({ announced }) => ({
  description: excerpt(announced.event.description),
}))

export default function AnnouncedConcert({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, announced, locale } = loaderData
  const { event, month } = announced
  const text = useWords(detailWords)
  const performers = sortForPoster(event)
  return (
    <article style={posterProperties(event)}>
      <header>
        <OfflineNotice page={page} />
        <EventPoster page={page} event={event} isChanged={false}>
          <div className={dateLine.line}>
            <p className={dateLine.dateTime}>
              <time dateTime={month}>{text.inMonth(monthName(month, locale))}</time>
            </p>
            <p className={dateLine.venue}>{text.dateFollows}</p>
          </div>
        </EventPoster>
      </header>
      <div className={`page ${styles.body}`}>
        <div className={styles.main}>
          {event.description && (
            <section aria-label={text.aboutConcert} className={styles.aboutConcert}>
              <div
                className={`rich-text ${styles.introduction}`}
                {...fallbackLang(event, 'description', locale)}
                dangerouslySetInnerHTML={{ __html: event.description }}
              />
            </section>
          )}
          <Programme items={event.programs} performers={performers} />
          <Performers performers={performers} />
          <p>
            <SiteLink to={screenUrl('season', locale, { season: seasonForMonth(month) })}>{text.toSeason}</SiteLink>
          </p>
        </div>
      </div>
      <PageModules page={page} editor={editor} />
    </article>
  )
}

import { type RefObject, useMemo, useRef } from 'react'
import { getDateNoticeOffer } from '#contract/events/date-notices.ts'
import { sortForPoster } from '#contract/events/performer-parts.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { BottomBar } from '#site/components/BottomBar/BottomBar.tsx'
import button from '#site/components/Button/Button.module.css'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { shortDate, toDateParts } from '#site/format/dates.ts'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { listCourses } from '../../course/endpoints.ts'
import { loadPressUrls } from '../../press/site/load-press-urls.server.ts'
import { EventDateHead } from '../dates/site/EventDateHead/EventDateHead.tsx'
import { EventFacts } from '../dates/site/EventDateHead/EventFacts.tsx'
import { OtherDates } from '../dates/site/EventDateHead/OtherDates.tsx'
import { hyphenateDate } from '../dates/site/hyphenate-date.server.ts'
import { useOfflineDates } from '../dates/site/use-offline-dates.ts'
import { detailWords } from '../detail/site/detail-words.ts'
import { musicEvent } from '../detail/site/music-event.server.ts'
import { posterProperties } from '../detail/site/poster-properties.ts'
import { toShownDate } from '../detail/site/shown-date.server.ts'
import { type EventDate, getEventDate, listSimilarDates } from '../endpoints.ts'
import { CourseSuggestions } from '../list/site/CourseSuggestions/CourseSuggestions.tsx'
import { Similar } from '../list/site/Similar/Similar.tsx'
import { toSimilarDate } from '../list/site/Similar/similar-date.ts'
import { Performers } from '../performers/site/Performers/Performers.tsx'
import { TicketLink } from '../prices/site/TicketLink/TicketLink.tsx'
import { sellsTickets } from '../prices/site/tickets.ts'
import { Programme } from '../programme/site/Programme/Programme.tsx'
import styles from './event.module.css'

const MAX_LESSONS = 6

export async function loader(args: LoaderArgs) {
  const [data, [stored, similar, lessons, pressUrlOf, notice]] = await loadPageWith(args, () => {
    const params = { id: requireId(args.params.id) }
    return Promise.all([
      callBackend(args, getEventDate, { params }),
      callBackend(args, listSimilarDates, { params }),
      callOrNull(args, listCourses, { query: { concert: params.id } }),
      loadPressUrls(args),
      callOrNull(args, getDateNoticeOffer, { params }),
    ])
  })
  const { locale } = data
  const date = { ...stored, event: withPageTexts(stored.event, data) }
  addLinkedData(args, data, {
    list: { title: detailWords[locale].back, url: `${screenUrl('home', locale)}#konzerte` },
    thing: (context) => musicEvent(date, context),
  })
  return {
    ...data,
    date: toShownDate(hyphenateDate(date, locale)),
    similar: similar.map((similarDate) => toSimilarDate(hyphenateDate(similarDate, locale))),
    lessons: (lessons ?? []).slice(0, MAX_LESSONS).map((course) => ({
      id: course.id,
      url: course.url,
      name: course.name,
      ...fallbackLang(course, 'name', locale),
    })),
    now: renderTime(args),
    press: pressUrlOf(`event-${date.event.id}`),
    tellsChanges: notice !== null,
  }
}

export const meta = screenMeta<typeof loader>(({ date }) => ({ description: excerpt(date.event.description) }))

export default function EventDetail({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, date, similar, lessons, now, press, tellsChanges, locale } = loaderData
  const text = useWords(detailWords)
  const performers = sortForPoster(date.event)
  const tickets = useRef<HTMLAnchorElement>(null)
  useOfflineDates(useMemo(() => [date], [date]))
  return (
    <article style={posterProperties(date.event)}>
      <EventDateHead page={page} date={date} now={now} tellsChanges={tellsChanges} ticketsRef={tickets} />
      <div className={`page ${styles.body}`}>
        <OtherDates date={date} now={now} />
        <div className={styles.main}>
          {date.event.description && (
            <section aria-label={text.aboutConcert} className={styles.aboutConcert}>
              <div
                className={`rich-text ${styles.introduction}`}
                {...fallbackLang(date.event, 'description', locale)}
                dangerouslySetInnerHTML={{ __html: date.event.description }}
              />
            </section>
          )}
          <Programme items={date.event.programs} performers={performers} />
          <Performers performers={performers} />
          <CourseSuggestions lessons={lessons} />
        </div>
        <EventFacts date={date} now={now} press={press} />
      </div>
      <PageModules page={page} editor={editor} />
      <Similar dates={similar} />
      {sellsTickets(date, now) && <TicketBar key={date.id} date={date} now={now} sentinel={tickets} />}
    </article>
  )
}

/** Shown once the ticket button at the top has scrolled out of view. */
function TicketBar({
  date,
  now,
  sentinel,
}: {
  date: EventDate
  now: string
  sentinel: RefObject<HTMLAnchorElement | null>
}) {
  const locale = useLocale()
  return (
    <BottomBar
      passed={sentinel}
      text={`${shortDate(date.date_start, locale)} · ${toDateParts(date.date_start, locale).time}`}
    >
      <TicketLink date={date} name={date.event.name} now={now} className={button.button} />
    </BottomBar>
  )
}

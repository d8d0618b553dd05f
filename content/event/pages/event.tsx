import { useMemo, useRef } from 'react'
import { getNoticeOffer } from '#contract/date-notices.ts'
import { inPosterOrder } from '#contract/performer-parts.ts'
import { excerpt } from '#contract/plain-text.ts'
import { urlOf } from '#contract/urls.ts'
import { langOf } from '#site/components/fallback-lang.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { callBackend, callOrNull, type LoaderArgs, nowOf } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listCourses } from '../../course/endpoints.ts'
import { loadPressUrls } from '../../press/site/load-press-url.server.ts'
import { getEventDate, listSimilarDates } from '../endpoints.ts'
import { detailWords } from '../site/detail-words.ts'
import { EventFacts } from '../site/EventHead/EventFacts.tsx'
import { EventHead } from '../site/EventHead/EventHead.tsx'
import { OtherDates } from '../site/EventHead/OtherDates.tsx'
import { TicketBar } from '../site/EventHead/TicketBar.tsx'
import { hyphenateDate } from '../site/hyphenate-date.server.ts'
import { Lessons } from '../site/Lessons/Lessons.tsx'
import { musicEvent } from '../site/music-event.server.ts'
import { Performers } from '../site/Performers/Performers.tsx'
import { Programme } from '../site/Programme/Programme.tsx'
import { posterProperties } from '../site/poster-properties.ts'
import { Similar } from '../site/Similar/Similar.tsx'
import { toSimilarDate } from '../site/Similar/similar-date.ts'
import { sellsTickets } from '../site/tickets.ts'
import { useSeenConcerts } from '../site/use-seen-concerts.ts'
import styles from './event.module.css'

const MOST_LESSONS = 6

export async function loader(args: LoaderArgs) {
  const [data, [date, similar, lessons, pressUrlOf, notice]] = await loadPageWith(args, () => {
    const params = { id: requireId(args.params.id) }
    return Promise.all([
      callBackend(args, getEventDate, { params }),
      callBackend(args, listSimilarDates, { params }),
      callOrNull(args, listCourses, { query: { concert: params.id } }),
      loadPressUrls(args),
      callOrNull(args, getNoticeOffer, { params }),
    ])
  })
  const { locale } = data
  describe(args, data, {
    list: { title: detailWords[locale].back, url: `${urlOf('home', locale)}#konzerte` },
    thing: (about) => musicEvent(date, about),
  })
  return {
    ...data,
    date: hyphenateDate(date, locale),
    similar: similar.map((other) => toSimilarDate(hyphenateDate(other, locale))),
    lessons: (lessons ?? [])
      .slice(0, MOST_LESSONS)
      .map((course) => ({ id: course.id, url: course.url, name: course.name, ...langOf(course, 'name', locale) })),
    now: nowOf(args),
    press: pressUrlOf(`event-${date.event.id}`),
    tellsChanges: notice !== null,
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  return headOf({ ...loaderData, description: excerpt(loaderData.date.event.description) })
}

export default function EventDetail({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, date, similar, lessons, now, press, tellsChanges, locale } = loaderData
  const text = useWords(detailWords)
  const performers = inPosterOrder(date.event)
  const tickets = useRef<HTMLAnchorElement>(null)
  useSeenConcerts(useMemo(() => [date], [date]))
  return (
    <article style={posterProperties(date.event)}>
      <EventHead page={page} date={date} now={now} tellsChanges={tellsChanges} ticketsRef={tickets} />
      <div className={`page ${styles.body}`}>
        <OtherDates date={date} now={now} />
        <div className={styles.main}>
          {date.event.description && (
            <section aria-label={text.aboutConcert} className={styles.about}>
              <div
                className={`rich-text ${styles.introduction}`}
                {...langOf(date.event, 'description', locale)}
                dangerouslySetInnerHTML={{ __html: date.event.description }}
              />
            </section>
          )}
          <Programme items={date.event.programs} performers={performers} />
          <Performers performers={performers} />
          <Lessons lessons={lessons} />
        </div>
        <EventFacts date={date} now={now} press={press} />
      </div>
      <PageModules page={page} editor={editor} />
      <Similar dates={similar} />
      {sellsTickets(date, now) && <TicketBar key={date.id} date={date} now={now} passed={tickets} />}
    </article>
  )
}

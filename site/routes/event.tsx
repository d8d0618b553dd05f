import { useMemo } from 'react'
import { getEventDate } from '#content/event/endpoints.ts'
import { excerpt } from '#contract/plain-text.ts'
import { EventFacts } from '../components/EventHead/EventFacts.tsx'
import { EventHead } from '../components/EventHead/EventHead.tsx'
import { OtherDates } from '../components/EventHead/OtherDates.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { Performers } from '../components/Performers/Performers.tsx'
import { Programme } from '../components/Programme/Programme.tsx'
import { musicEvent } from '../events/structured-data.ts'
import { colourProperties } from '../format/colour.ts'
import { headOf } from '../head.ts'
import { callBackend, nowOf } from '../loaders/backend.server.ts'
import { hyphenateDate } from '../loaders/hyphenate-records.server.ts'
import { requireId } from '../loaders/ids.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import { useSeenConcerts } from '../offline/use-seen-concerts.ts'
import type { Route } from './+types/event.ts'
import styles from './event.module.css'

export async function loader(args: Route.LoaderArgs) {
  const [data, date] = await loadPageWith(args, async () => callBackend(args, getEventDate, { params: { id: requireId(args.params.id) } }))
  return { ...data, date: hyphenateDate(date, data.locale), now: nowOf(args) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { date, origin } = loaderData
  return headOf({ ...loaderData, description: excerpt(date.event.description), extra: [{ 'script:ld+json': musicEvent(date, origin) }] })
}

export default function EventDetail({ loaderData }: Route.ComponentProps) {
  const { page, editor, date, now } = loaderData
  useSeenConcerts(useMemo(() => [date], [date]))
  return (
    <article style={colourProperties(date.event.color)}>
      <EventHead page={page} date={date} now={now} />
      <div className={`page ${styles.body}`}>
        <OtherDates date={date} now={now} />
        <div className={styles.main}>
          <Programme items={date.event.programs} />
          <Performers performers={date.event.soloists} />
        </div>
        <EventFacts date={date} />
      </div>
      <PageModules page={page} editor={editor} />
    </article>
  )
}

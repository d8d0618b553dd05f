import type { MetaDescriptor } from 'react-router'
import { organisationName } from '#config'
import { getEmployee, getInstructor, getSoloist } from '#content/person/endpoints.ts'
import { hyphenateDate } from '#content/production/dates/site/hyphenate-date.server.ts'
import { getEventDate, listEventDates } from '#content/production/endpoints.ts'
import { groupByPerformer, sortForPoster } from '#contract/performer-parts.ts'
import { matchScreen } from '#contract/urls.ts'
import { withoutSoftHyphens } from '../../format/without-soft-hyphens.ts'
import { callBackend, callOrNull, printedHost, renderTime } from '../../loaders/backend.server.ts'
import { requireId } from '../../loaders/ids.server.ts'
import { localeOfPath } from '../../locale.ts'
import { EventDateSheet } from '../../print/EventDateSheet.tsx'
import { words } from '../../print/event-date-words.ts'
import { PrintFrame } from '../../print/PrintFrame.tsx'
import type { Route } from './+types/evening.ts'

const NEXT_SHOWN = 6
const calls = { soloist: getSoloist, employee: getEmployee, instructor: getInstructor } as const

/** The programme of a date as a folded sheet: four pages of A5. */
export async function loader(args: Route.LoaderArgs) {
  const locale = localeOfPath(args.url.pathname)
  const [date, coming] = await Promise.all([
    callBackend(args, getEventDate, { params: { id: requireId(args.params.of) } }),
    callOrNull(args, listEventDates, { query: { date: renderTime(args).slice(0, 10) } }),
  ])
  const performers = await Promise.all(
    groupByPerformer(sortForPoster(date.event)).map(async ({ performer: { id, name, url }, parts }) => {
      const type = url && matchScreen(locale, url.split('/').slice(2).join('/'))?.params.type
      const person = isType(type) ? await callOrNull(args, calls[type], { params: { id } }) : null
      return { id, name, parts, biography: person?.biography ?? '', fallback: person?.fallback ?? [] }
    }),
  )
  const later = (coming?.results ?? []).filter(
    (each) => each.event.id !== date.event.id && each.date_start > date.date_start && each.schedule !== 'cancelled',
  )
  const next = later.slice(0, NEXT_SHOWN).map(({ id, date_start, venue, event }) => ({
    id,
    date_start,
    venue: { name: venue.name, city: venue.city },
    name: event.name,
  }))
  return { date: hyphenateDate(date, locale), performers, next, host: printedHost(args), locale }
}

function isType(type: string | null | undefined): type is keyof typeof calls {
  return typeof type === 'string' && type in calls
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  const { date, locale } = loaderData
  return [
    { title: `${words[locale].title(withoutSoftHyphens(date.event.name))} · ${organisationName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function EveningPage({ loaderData }: Route.ComponentProps) {
  return (
    <PrintFrame back={loaderData.date.url}>
      <EventDateSheet {...loaderData} />
    </PrintFrame>
  )
}

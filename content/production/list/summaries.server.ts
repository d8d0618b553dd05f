import { screenUrls } from '#contract/links/urls.ts'
import { recordTitle } from '#model/titles.ts'
import { toIdList } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields, toIdName } from '#server/services/texts/localise.ts'
import { isVisible } from '#server/services/visibility/visibility.ts'
import { loadImagesOf } from '../../image/service.ts'
import { personUrl } from '../../person/urls.ts'
import { toListedComposer, toListedWork, type WorkRow } from '../../work/records.server.ts'
import type { EventDateSummary } from '../endpoints.ts'
import * as queries from './queries.server.ts'
import { loadRows, toDateState } from './records.server.ts'

type RowOf<K extends keyof typeof queries> = Awaited<ReturnType<(typeof queries)[K]>>[number]

/** Dates as lines in the order of `refs`: without texts and other dates, for any number of them. */
export async function loadEventDateSummaries(
  deps: Deps,
  refs: readonly { id: number; production_id: number }[],
): Promise<EventDateSummary[]> {
  if (refs.length === 0) return []
  const { db, locale } = deps
  const dates = await queries.selectLines(db, { ids: toIdList(refs.map(({ id }) => id)) })
  const [events, venues] = await Promise.all([
    loadProductionSummaries(deps, toIdList(refs.map(({ production_id }) => production_id))),
    queries.selectVenues(db, { ids: toIdList(dates.map(({ venue_id }) => venue_id)) }),
  ])
  const venueOf = new Map(venues.map(({ id, name, city }) => [id, { id, name, city }]))
  const dateOf = new Map(dates.map((date) => [date.id, date]))
  return refs.flatMap(({ id, production_id }): EventDateSummary[] => {
    const [date, production] = [dateOf.get(id), events.get(production_id)]
    const venue = date && venueOf.get(date.venue_id)
    if (!date || !production || !venue) return []
    const { event, slugs } = production
    return [
      {
        id,
        url: screenUrls('event', slugs, { id })[locale],
        date_start: date.date_start.toISOString(),
        date_end: date.date_end.toISOString(),
        ...toDateState(date),
        ticket_link: date.ticket_link,
        tickets_from: date.tickets_from?.toISOString() ?? null,
        venue,
        event,
      },
    ]
  })
}

type Slugs = { slug_de: string; slug_en: string }

/** `ids` is a `toIdList`. */
export async function loadProductionSummaries(
  deps: Deps,
  ids: string,
): Promise<Map<number, { event: EventDateSummary['event']; slugs: Slugs }>> {
  const { db, locale } = deps
  const { productions, programmeOf, works, peopleOf, subscriptionsOf, colorOf } = await loadRows(db, { ids })
  const images = await loadImagesOf(deps, productions)
  return new Map(
    productions.map((row) => {
      const { name, name_subline, fallback } = localiseFields(row, ['name', 'name_subline'], locale)
      const event = {
        id: row.id,
        ...{ name, name_subline, fallback },
        color: colorOf(row.color_key),
        image: images.get(row.image_id).image,
        type: toIdName({ id: row.type_id, name: row.type_name }, locale),
        subscriptions: (subscriptionsOf.get(row.id) ?? []).map((series) => toIdName(series, locale)),
        works: (programmeOf.get(row.id) ?? []).flatMap(({ work_id }) => toListedWorks(works.get(work_id), locale)),
        performers: (peopleOf.get(row.id) ?? []).map((person) => toPerformer(deps, person)),
      }
      return [row.id, { event, slugs: { slug_de: row.slug_de, slug_en: row.slug_en } }]
    }),
  )
}

function toListedWorks(work: WorkRow | undefined, locale: Deps['locale']) {
  return work ? [{ ...toListedWork(work.work, locale), composer: toListedComposer(work.composer, locale) }] : []
}

function toPerformer(deps: Deps, person: RowOf<'selectPerformers'>) {
  const { id, part, instrument, work_id } = person
  const url = isVisible(deps, 'people', person, { withPage: true }) ? personUrl(person, deps.locale) : null
  return {
    id,
    part,
    work_id,
    name: recordTitle('people', person, deps.locale),
    ...localiseFields({ instrument }, ['instrument'], deps.locale),
    url,
  }
}

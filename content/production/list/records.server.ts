import type { Locale } from '#config'
import { identifierUrls } from '#contract/links/identifiers.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { recordTitle } from '#model/titles.ts'
import type { Db } from '#server/db/connect.ts'
import { toIdList } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { posterPath } from '#server/services/posters/poster-code.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { localiseFields, textInLocale, toIdName } from '#server/services/texts/localise.ts'
import type { ImageMap } from '#server/services/type-hooks.ts'
import { asVisitor, isVisible } from '#server/services/visibility/visibility.ts'
import { loadColors } from '../../color/service.ts'
import { loadImages } from '../../image/service.ts'
import { personUrl } from '../../person/urls.ts'
import { type AccessRow, effectiveAccess, noAccessFacts } from '../../venue/access.server.ts'
import { loadWorks, toWork, type WorkRow } from '../../work/records.server.ts'
import type { EventDate } from '../endpoints.ts'
import { dateFields, production } from '../fields.ts'
import { loadPriceCategories } from '../prices/prices.server.ts'
import { type DateSchedule, type TicketState, toDateStatus } from '../states.ts'
import * as queries from './queries.server.ts'

type DateRef = { id: number; production_id: number }
type RowOf<K extends keyof typeof queries> = Awaited<ReturnType<(typeof queries)[K]>>[number]
type DateRow = RowOf<'selectDates'>
type DateState = EventDate['other_dates'][number]
type Venue = { shown: EventDate['venue']; access: AccessRow }

/** Records in the order of `found`, in a fixed number of queries; a production is read once for all its dates. */
export async function loadEventDates(deps: Deps, refs: readonly DateRef[]): Promise<EventDate[]> {
  if (refs.length === 0) return []
  const ids = { ids: toIdList(refs.map((date) => date.production_id)) }
  const dates = await queries.selectDates(deps.db, ids)
  const requestedIds = new Set(refs.map(({ id }) => id))
  const lists = dates.flatMap((date) => (requestedIds.has(date.id) ? [date.price_list_id] : []))
  const [events, venues, pricesOf] = await Promise.all([
    loadProductions(deps, ids),
    loadVenues(deps, dates),
    loadPriceCategories(deps.db, lists, deps.locale),
  ])
  const statesOf = new Map<number, DateState[]>()
  const eveningOf = new Map<number, Pick<EventDate, 'accessibility' | 'prices' | 'doors' | 'introduction'>>()
  const posters = new Map(dates.map(({ id, code_id }) => [id, posterPath(code_id)]))
  for (const date of dates) {
    const [event, venue] = [events.get(date.production_id), venues.get(date.venue_id)]
    if (!event || !venue) continue
    const states = statesOf.get(date.production_id) ?? []
    states.push(
      toState(
        date,
        { slug: event.slug, venue: venue.shown, movedFrom: venues.get(date.moved_from_venue_id ?? 0)?.shown },
        deps.locale,
      ),
    )
    statesOf.set(date.production_id, states)
    if (!requestedIds.has(date.id)) continue
    const accessibility = effectiveAccess({ venue: venue.access, date }, deps.locale)
    eveningOf.set(date.id, {
      accessibility,
      prices: pricesOf.get(date.price_list_id) ?? null,
      ...getTimesBeforeStart(date, deps.locale),
    })
  }
  return refs.flatMap(({ id, production_id }) => {
    const [event, evening, states] = [events.get(production_id), eveningOf.get(id), statesOf.get(production_id) ?? []]
    const ownState = states.find((state) => state.id === id)
    return event && evening && ownState
      ? [
          {
            ...ownState,
            poster: posters.get(id) ?? '',
            ...evening,
            event,
            other_dates: states.filter((state) => state !== ownState),
          },
        ]
      : []
  })
}

/** Productions with what their records and summaries are made of. `ids` is a `toIdList`. */
export async function loadRows(db: Db, ids: { ids: string }) {
  // PostgreSQL's pool runs these in parallel; SQLite runs them one after another anyway.
  const [productions, programme, performers, subscriptions, colorOf] = await Promise.all([
    queries.selectProductions(db, ids),
    queries.selectProgramme(db, ids),
    queries.selectPerformers(db, ids),
    queries.selectSubscriptions(db, ids),
    loadColors(db),
  ])
  const works = await loadWorks(
    db,
    programme.map(({ work_id }) => work_id),
  )
  return {
    productions,
    performers,
    programmeOf: groupBy(programme, (row) => row.production_id),
    works,
    peopleOf: groupBy(performers, (row) => row.production_id),
    subscriptionsOf: groupBy(subscriptions, (row) => row.production_id),
    colorOf,
  }
}

/** `ids` is a `toIdList`. */
export async function loadProductions(deps: Deps, ids: { ids: string }): Promise<Map<number, EventDate['event']>> {
  const { db, locale } = deps
  const { productions, performers, programmeOf, works, peopleOf, subscriptionsOf, colorOf } = await loadRows(db, ids)
  const pictures = [...productions, ...performers].map((row) => row.image_id)
  const images = await loadImages(db, pictures, locale)
  return new Map(
    productions.map((row) => {
      const event = {
        id: row.id,
        ...toPublicFields(production.fields, row, locale),
        is_online: isVisible(asVisitor(deps), 'productions', row),
        color: colorOf(row.color_key),
        ...images.get(row.image_id),
        programs: (programmeOf.get(row.id) ?? []).map((item) => toProgrammeItem(item, works.get(item.work_id), locale)),
        slug: { de: row.slug_de, en: row.slug_en },
        ...toPerformers(deps, peopleOf.get(row.id) ?? [], images),
        subscriptions: (subscriptionsOf.get(row.id) ?? []).map((series) => toIdName(series, locale)),
        type: toIdName({ id: row.type_id, name: row.type_name }, locale),
      }
      return [row.id, event]
    }),
  )
}

async function loadVenues(deps: Deps, dates: readonly DateRow[]): Promise<Map<number, Venue>> {
  const ids = toIdList(dates.flatMap((date) => [date.venue_id, date.moved_from_venue_id ?? date.venue_id]))
  const rows = await queries.selectVenues(deps.db, { ids })
  return new Map(
    rows.map((row) => {
      const url = isVisible(deps, 'venues', row, { withPage: true }) ? screenUrls('venue', row)[deps.locale] : null
      const { id, name, street, postcode, city, country, google_maps } = row
      return [
        id,
        {
          shown: { id, name, street, postcode, city, country, google_maps, url },
          access: isVisible(deps, 'venues', row) ? row : noAccessFacts,
        },
      ]
    }),
  )
}

type DateContext = {
  slug: Record<Locale, string>
  venue: EventDate['venue']
  movedFrom: EventDate['venue'] | undefined
}

function toState(date: DateRow, { slug, venue, movedFrom }: DateContext, locale: Locale): DateState {
  const isMoved = date.moved_from_start || movedFrom
  return {
    id: date.id,
    url: screenUrls('event', { slug_de: slug.de, slug_en: slug.en }, { id: date.id })[locale],
    ...toPublicFields(dateFields, date, locale),
    ...toDateState(date),
    status_note: textInLocale(date.status_note, locale),
    moved_from: isMoved
      ? { date_start: date.moved_from_start?.toISOString() ?? null, venue: movedFrom?.name ?? null }
      : null,
    venue,
  }
}

/** Instants stored as minutes before the start. */
function getTimesBeforeStart(
  { date_start, doors_minutes, introduction_minutes, introduction_place: place }: DateRow,
  locale: Locale,
) {
  const minutesBefore = (minutes: number) => new Date(date_start.getTime() - minutes * MINUTE_MS).toISOString()
  return {
    doors: doors_minutes === null ? null : minutesBefore(doors_minutes),
    introduction:
      introduction_minutes === null
        ? null
        : { date_start: minutesBefore(introduction_minutes), ...localiseFields({ place }, ['place'], locale) },
  }
}

export function toDateState({ status: schedule, tickets }: { status: DateSchedule; tickets: TicketState }) {
  return { status: toDateStatus({ schedule, tickets }), schedule, tickets }
}

function toProgrammeItem(
  row: RowOf<'selectProgramme'>,
  work: WorkRow | undefined,
  locale: Locale,
): EventDate['event']['programs'][number] {
  const isInterval = row.work_id === null
  return {
    id: row.id,
    interval: isInterval,
    minutes: isInterval ? row.minutes : null,
    ...toPublicFields(production.fields.programme.fields, row, locale),
    work: work ? toWork(work, locale) : null,
  }
}

/** spec §3 puts conductors and soloists into `soloists`. */
function toPerformers(
  deps: Deps,
  rows: readonly RowOf<'selectPerformers'>[],
  images: ImageMap,
): Pick<EventDate['event'], 'soloists' | 'other_performers'> {
  const performers: ReturnType<typeof toPerformers> = { soloists: [], other_performers: [] }
  for (const row of rows) {
    const { part } = row
    const performer = toPerformer(deps, row, images)
    if (part === 'conductor' || part === 'soloist') performers.soloists.push({ ...performer, part })
    else performers.other_performers.push({ ...performer, part })
  }
  return performers
}

function toPerformer(deps: Deps, person: RowOf<'selectPerformers'>, images: ImageMap) {
  const { locale } = deps
  return {
    id: person.id,
    name: recordTitle('people', person, locale),
    slug: { de: person.slug_de, en: person.slug_en },
    is_group: person.is_group,
    work_id: person.work_id,
    order: person.order,
    ...toPublicFields(production.fields.people.fields, person, locale),
    url: isVisible(deps, 'people', person, { withPage: true }) ? personUrl(person, locale) : null,
    identified: identifierUrls(person, 'artist'),
    ...images.get(person.image_id),
  }
}

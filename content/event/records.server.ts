import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { urlsOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { inLanguage, localise } from '#server/services/localise.ts'
import { isReachable } from '#server/services/visibility.ts'
import { loadColors } from '../color/service.ts'
import { type ImageMap, loadImages } from '../image/service.ts'
import { eventTypes, subscriptions } from '../lookup/table.ts'
import { typesOf } from '../person/address.ts'
import { people } from '../person/table.ts'
import { titleOf } from '../title.ts'
import { venues } from '../venue/table.ts'
import { composers, works } from '../work/table.ts'
import { type DateSchedule, type EventDate, statusOf, type TicketState } from './endpoints.ts'
import { eventDates, productionPeople, productionSubscriptions, productions, programmeItems } from './table.ts'

type DateRow = Awaited<ReturnType<typeof selectDates>>[number]

/** Event date records in the order of `ids`, in a fixed number of queries however many there are. */
export async function loadEventDates(deps: Deps, ids: number[]): Promise<EventDate[]> {
  if (ids.length === 0) return []
  const own = await selectDates(deps, inArray(eventDates.id, ids))
  const productionIds = [...new Set(own.map((row) => row.production.id))]
  // SQLite answers one after another anyway, and a pool of PostgreSQL takes them side by side.
  const [all, programme, performers, subs, colorOf] = await Promise.all([
    selectDates(deps, inArray(eventDates.production_id, productionIds)),
    selectProgramme(deps, productionIds),
    selectPerformers(deps, productionIds),
    selectSubscriptions(deps, productionIds),
    loadColors(deps.db),
  ])
  const images = await loadImages(deps.db, [...own.map((row) => row.production.image_id), ...performers.map((row) => row.person.image_id)], deps.locale)
  const datesOf = groupBy(all, (row) => row.production.id)
  const worksOf = groupBy(programme, (row) => row.item.production_id)
  const peopleOf = groupBy(performers, (row) => row.part.production_id)
  const subscriptionsOf = groupBy(subs, (row) => row.production_id)
  const byId = new Map(own.map((row) => [row.date.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { production, type } = row
    const { fallback, ...texts } = localise(production, ['name', 'name_subline', 'description', 'additional_info'], deps.locale)
    return {
      id,
      ...stateOf(deps, row),
      event: {
        id: production.id,
        ...texts,
        fallback,
        is_online: production.is_online,
        color_key: production.color_key,
        color: colorOf(production.color_key),
        ...images.get(production.image_id),
        programs: (worksOf.get(production.id) ?? []).map((work) => toProgrammeItem(deps, work)),
        slug: { de: production.slug_de, en: production.slug_en },
        soloists: (peopleOf.get(production.id) ?? []).map((person) => toPerformer(deps, person, images)),
        subscriptions: (subscriptionsOf.get(production.id) ?? []).map(({ id, name }) => ({ id, name: inLanguage(name, deps.locale) })),
        type: { id: type.id, name: inLanguage(type.name, deps.locale) },
      },
      other_dates: (datesOf.get(production.id) ?? []).filter((other) => other.date.id !== id).map((other) => ({ id: other.date.id, ...stateOf(deps, other) })),
    }
  })
}

function stateOf(deps: Deps, { date, venue, movedFrom, production }: DateRow) {
  const { locale } = deps
  const moved = date.moved_from_start || movedFrom
  return {
    url: urlsOf('event', production, { id: date.id })[locale],
    date_start: date.date_start.toISOString(),
    date_end: date.date_end.toISOString(),
    ...stateWords(date),
    status_note: inLanguage(date.status_note, locale),
    moved_from: moved ? { date_start: date.moved_from_start?.toISOString() ?? null, venue: movedFrom?.name ?? null } : null,
    ticket_link: date.ticket_link,
    venue: {
      id: venue.id,
      name: venue.name,
      city: venue.city,
      google_maps: venue.google_maps,
      url: isReachable(deps, 'venues', venue) ? urlsOf('venue', venue)[locale] : null,
    },
  }
}

export function stateWords({ status: schedule, tickets }: { status: DateSchedule; tickets: TicketState }) {
  return { status: statusOf({ schedule, tickets }), schedule, tickets }
}

function toProgrammeItem({ locale }: Deps, { item, work, composer }: Awaited<ReturnType<typeof selectProgramme>>[number]) {
  return {
    id: item.id,
    interval: item.work_id === null,
    work: work &&
      composer && {
        id: work.id,
        title: inLanguage(work.title, locale),
        composer: { id: composer.id, name: composer.name, born: composer.born, died: composer.died },
        movements: work.movements,
        minutes: work.minutes,
      },
  }
}

function toPerformer(deps: Deps, { part, person }: Awaited<ReturnType<typeof selectPerformers>>[number], images: ImageMap) {
  const { locale } = deps
  const types = typesOf(person)
  const type = (['soloist', 'employee', 'instructor'] as const).find((each) => types.includes(each))
  return {
    id: person.id,
    name: titleOf('people', person, locale),
    slug: { de: person.slug_de, en: person.slug_en },
    part: part.part,
    instrument: inLanguage(part.instrument, locale),
    url: type && isReachable(deps, 'people', person) ? urlsOf('person', person, { type })[locale] : null,
    ...images.get(person.image_id),
  }
}

const movedFromVenues = alias(venues, 'moved_from_venues')

function selectDates({ db }: Deps, where: ReturnType<typeof inArray>) {
  return db
    .select({ date: eventDates, production: productions, type: eventTypes, venue: venues, movedFrom: movedFromVenues })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(eventTypes, eq(eventTypes.id, productions.type_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .leftJoin(movedFromVenues, eq(movedFromVenues.id, eventDates.moved_from_venue_id))
    .where(where)
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
}

function selectProgramme({ db }: Deps, ids: number[]) {
  return db
    .select({ item: programmeItems, work: works, composer: composers })
    .from(programmeItems)
    .leftJoin(works, eq(works.id, programmeItems.work_id))
    .leftJoin(composers, eq(composers.id, works.composer_id))
    .where(inArray(programmeItems.production_id, ids))
    .orderBy(asc(programmeItems.production_id), asc(programmeItems.order))
}

function selectPerformers({ db }: Deps, ids: number[]) {
  return db
    .select({ part: productionPeople, person: people })
    .from(productionPeople)
    .innerJoin(people, eq(people.id, productionPeople.person_id))
    .where(inArray(productionPeople.production_id, ids))
    .orderBy(asc(productionPeople.production_id), asc(productionPeople.order))
}

function selectSubscriptions({ db }: Deps, ids: number[]) {
  return db
    .select({ production_id: productionSubscriptions.production_id, id: subscriptions.id, name: subscriptions.name })
    .from(productionSubscriptions)
    .innerJoin(subscriptions, eq(subscriptions.id, productionSubscriptions.subscription_id))
    .where(inArray(productionSubscriptions.production_id, ids))
    .orderBy(asc(subscriptions.order), asc(subscriptions.id))
}

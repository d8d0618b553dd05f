import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { urlOf } from '#contract/urls.ts'
import type { Localised } from '#server/db/columns.ts'
import { composers, eventDates, productionPeople, productionSubscriptions, productions, programmeItems, venues, works } from '#server/db/schema/events.ts'
import { eventTypes, subscriptions } from '#server/db/schema/lookups.ts'
import { images } from '#server/db/schema/media.ts'
import { people } from '#server/db/schema/people.ts'
import type { ResourceDefinition } from './definition.ts'
import { sameId, sameText, yesNo } from './filters.ts'

export const venuesResource: ResourceDefinition = {
  name: 'venues',
  sections: 'venue',
  table: venues,
  search: ['name', 'city'],
  filters: { city: sameText(venues.city), is_online: yesNo(venues.is_online), external_id: sameText(venues.external_id) },
  orderings: { name: venues.sort_text, city: venues.city, updated_at: venues.updated_at },
  defaultOrdering: 'city',
  richText: ['description', 'access'],
  references: { image_id: images },
  slugFrom: (values) => ({ de: String(values.name), en: String(values.name) }),
  paths: async (_tx, row) => [urlOf('venue', 'de', { slug: String(row.slug_de), id: row.id }), urlOf('venue', 'en', { slug: String(row.slug_en), id: row.id })],
}

export const composersResource: ResourceDefinition = {
  name: 'composers',
  table: composers,
  search: ['name', 'sort_name'],
  filters: { name: sameText(composers.name) },
  orderings: { sort_name: composers.sort_name, name: composers.name, born: composers.born },
  defaultOrdering: 'sort_name',
}

export const worksResource: ResourceDefinition = {
  name: 'works',
  table: works,
  search: ['title'],
  searchIn: (has) => sql`${works.composer_id} in (select ${composers.id} from ${composers} where ${has(composers.search_text)})`,
  filters: { composer_id: sameId(works.composer_id), external_id: sameText(works.external_id) },
  orderings: { title: works.sort_text, composer_id: works.composer_id, minutes: works.minutes },
  defaultOrdering: 'title',
  references: { composer_id: composers },
}

export const productionsResource: ResourceDefinition = {
  name: 'productions',
  sections: 'event',
  table: productions,
  search: ['name', 'name_subline'],
  filters: { past: isPast, type_id: sameId(productions.type_id), is_online: yesNo(productions.is_online), external_id: sameText(productions.external_id) },
  orderings: { name: productions.sort_text, type_id: productions.type_id, updated_at: productions.updated_at },
  defaultOrdering: '-updated_at',
  richText: ['description'],
  references: {
    type_id: eventTypes,
    image_id: images,
    'dates.venue_id': venues,
    'dates.moved_from_venue_id': venues,
    'programme.work_id': works,
    'people.person_id': people,
  },
  links: [{ field: 'subscriptions', table: productionSubscriptions, own: 'production_id', other: 'subscription_id', target: subscriptions }],
  rows: [
    { field: 'dates', table: eventDates, own: 'production_id' },
    { field: 'programme', table: programmeItems, own: 'production_id', ordered: true },
    { field: 'people', table: productionPeople, own: 'production_id', ordered: true },
  ],
  slugFrom: (values) => values.name as Localised,
  paths: async (tx, row) => {
    const dates = await tx.select({ id: eventDates.id }).from(eventDates).where(eq(eventDates.production_id, row.id)).orderBy(asc(eventDates.id))
    return dates.flatMap(({ id }) => [urlOf('event', 'de', { slug: String(row.slug_de), id }), urlOf('event', 'en', { slug: String(row.slug_en), id })])
  },
}

/** Past: no date is still to come or running; a production without dates is not. */
function isPast(value: string): SQL {
  const dates = sql`(select max(${eventDates.date_end}) from ${eventDates} where ${eventDates.production_id} = ${productions.id})`
  const now = sql.param(new Date(), eventDates.date_end)
  return value === 'true' ? sql`${dates} < ${now}` : sql`coalesce(${dates} >= ${now}, true)`
}

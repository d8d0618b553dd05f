import { asc, eq } from 'drizzle-orm'
import { inIdsParam, prepared } from '#server/db/prepared.ts'
import { joinPosterCode, posterCodes } from '#server/db/schema/posters.ts'
import { pickColumns } from '#server/db/table-columns.ts'
import { publicColumns } from '#server/services/rows/public-fields.ts'
import { eventTypes, subscriptions } from '../../lookup/table.ts'
import { people } from '../../person/table.ts'
import priceList from '../../price-list/fields.ts'
import { priceCategories, priceLists } from '../../price-list/table.ts'
import { selectAccess } from '../../venue/access.server.ts'
import { venues } from '../../venue/table.ts'
import { dateFields, production } from '../fields.ts'
import { eventDates, productionPeople, productionSubscriptions, productions, programmeItems } from '../table.ts'

// The columns of a date's record. Flat, because Drizzle takes twice as long for nested rows. `ids` is a `toIdList`.

export const selectProductions = prepared((db) =>
  db
    .select({
      id: productions.id,
      ...publicColumns(productions, production.fields),
      ...pickColumns(productions, 'slug_de', 'slug_en', 'image_id', 'is_online', 'online_from', 'type_id'),
      type_name: eventTypes.name,
    })
    .from(productions)
    .innerJoin(eventTypes, eq(eventTypes.id, productions.type_id))
    .where(inIdsParam(productions.id, 'ids')),
)

export const selectDates = prepared((db) =>
  db
    .select({
      ...pickColumns(eventDates, 'id', 'production_id', 'venue_id'),
      ...publicColumns(eventDates, dateFields),
      ...pickColumns(
        eventDates,
        'price_list_id',
        'doors_minutes',
        'introduction_minutes',
        'introduction_place',
        'status',
        'status_note',
        'moved_from_start',
        'moved_from_venue_id',
      ),
      ...selectAccess(eventDates),
      code_id: posterCodes.id,
    })
    .from(eventDates)
    .leftJoin(posterCodes, joinPosterCode('event-dates', eventDates.id))
    .where(inIdsParam(eventDates.production_id, 'ids'))
    .orderBy(asc(eventDates.date_start), asc(eventDates.id)),
)

export const selectVenues = prepared((db) =>
  db
    .select({
      ...pickColumns(
        venues,
        'id',
        'name',
        'street',
        'postcode',
        'city',
        'country',
        'google_maps',
        'slug_de',
        'slug_en',
        'is_online',
        'online_from',
      ),
      ...selectAccess(venues),
    })
    .from(venues)
    .where(inIdsParam(venues.id, 'ids')),
)

export const selectProgramme = prepared((db) =>
  db
    .select(pickColumns(programmeItems, 'id', 'production_id', 'work_id', 'minutes', 'note'))
    .from(programmeItems)
    .where(inIdsParam(programmeItems.production_id, 'ids'))
    .orderBy(asc(programmeItems.production_id), asc(programmeItems.order)),
)

export const selectPerformers = prepared((db) =>
  db
    .select({
      id: people.id,
      ...pickColumns(productionPeople, 'production_id', 'part', 'instrument', 'work_id', 'order'),
      ...pickColumns(
        people,
        'first_name',
        'last_name',
        'slug_de',
        'slug_en',
        'image_id',
        'wikidata',
        'musicbrainz',
        'gnd',
        'is_soloist',
        'is_employee',
        'is_instructor',
        'is_group',
        'is_online',
        'online_from',
        'has_page',
      ),
    })
    .from(productionPeople)
    .innerJoin(people, eq(people.id, productionPeople.person_id))
    .where(inIdsParam(productionPeople.production_id, 'ids'))
    .orderBy(asc(productionPeople.production_id), asc(productionPeople.order)),
)

export const selectSubscriptions = prepared((db) =>
  db
    .select({ production_id: productionSubscriptions.production_id, id: subscriptions.id, name: subscriptions.name })
    .from(productionSubscriptions)
    .innerJoin(subscriptions, eq(subscriptions.id, productionSubscriptions.subscription_id))
    .where(inIdsParam(productionSubscriptions.production_id, 'ids'))
    .orderBy(asc(subscriptions.order), asc(subscriptions.id)),
)

export const selectPrices = prepared((db) =>
  db
    .select({
      list_id: priceLists.id,
      ...publicColumns(priceLists, priceList.fields),
      id: priceCategories.id,
      name: priceCategories.name,
      ...publicColumns(priceCategories, priceList.fields.categories.fields),
    })
    .from(priceCategories)
    .innerJoin(priceLists, eq(priceLists.id, priceCategories.price_list_id))
    .where(inIdsParam(priceLists.id, 'ids'))
    .orderBy(asc(priceLists.id), asc(priceCategories.order)),
)

export const selectLines = prepared((db) =>
  db
    .select(
      pickColumns(
        eventDates,
        'id',
        'production_id',
        'venue_id',
        'date_start',
        'date_end',
        'status',
        'tickets',
        'ticket_link',
        'tickets_from',
      ),
    )
    .from(eventDates)
    .where(inIdsParam(eventDates.id, 'ids')),
)

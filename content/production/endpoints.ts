import { z } from 'zod'
import * as siteAddresses from '#contract/addresses/site.ts'
import {
  fallbackFieldsSchema,
  idNameSchema,
  idParams,
  idSchema,
  imageShape,
  localisedSchema,
  optionalQuery,
  paged,
  pageQuery,
} from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { performerParts } from '#contract/events/performer-parts.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import { dayOrMonthSchema } from '#contract/time/day-or-month.ts'
import { isSeason } from '#contract/time/season.ts'
import { pricesSchema } from '../price-list/endpoints.ts'
import { accessFactSchema, accessFactsSchema, accessibilitySchema, eventVenueSchema } from '../venue/endpoints.ts'
import { listedComposerSchema, workSchema } from '../work/endpoints.ts'
import { dateFields, production } from './fields.ts'
import { performerSchema, programmeItemSchema } from './programme/endpoints.ts'
import { dateSchedules, dateStatuses, ticketStates } from './states.ts'

export const dateScheduleSchema = z.enum(dateSchedules)
export const ticketStateSchema = z.enum(ticketStates)
/** Schedule and tickets combined: see `toDateStatus`. */
const dateStatusSchema = z.enum(dateStatuses)

/** `tickets_from` null: on sale. Prices: the cheapest and the dearest ticket; null: not stated. */
const { price_from, price_to, ...listedDateShape } = publicShapeOf(dateFields)

/** The state of a date in a list. */
const lineStateShape = { ...listedDateShape, status: dateStatusSchema, schedule: dateScheduleSchema }

const dateStateShape = {
  ...lineStateShape,
  price_from,
  price_to,
  status_note: z.string(),
  moved_from: z.object({ date_start: z.string().nullable(), venue: z.string().nullable() }).nullable(),
  venue: eventVenueSchema,
}

const performerPartSchema = z.enum(performerParts)
const soloistPartSchema = performerPartSchema.extract(['conductor', 'soloist'])

/** spec §3, event date record. */
const eventDateSchema = z.object({
  id: z.int(),
  url: z.string(),
  /** Its short URL for print, without the host. */
  poster: z.string(),
  ...dateStateShape,
  /** Price of each category; null: only a range, or nothing. */
  prices: pricesSchema.nullable(),
  /** Doors, introduction and its place; null: not stated. */
  doors: z.string().nullable(),
  introduction: z.object({ date_start: z.string(), place: z.string(), fallback: fallbackFieldsSchema }).nullable(),
  /** Facts of the date override those of its hall. */
  accessibility: accessibilitySchema,
  event: z.object({
    id: z.int(),
    ...publicShapeOf(production.fields),
    /** `#rrggbb` */
    color: z.string(),
    ...imageShape,
    programs: z.array(programmeItemSchema),
    slug: localisedSchema,
    soloists: z.array(performerSchema.extend({ part: soloistPartSchema })),
    /** Choirs, orchestras, ensembles, narrators, presenters and players of chamber music. */
    other_performers: z.array(performerSchema.extend({ part: performerPartSchema.exclude(soloistPartSchema.options) })),
    subscriptions: z.array(idNameSchema),
    type: idNameSchema,
    is_online: z.boolean(),
  }),
  other_dates: z.array(z.object({ id: z.int(), url: z.string(), ...dateStateShape })),
})
export type EventDate = z.output<typeof eventDateSchema>

const lineSchema = z
  .string()
  .max(300)
  .regex(/^\P{Cc}*$/u, 'line')

/** spec §7: `date` is `YYYY-MM-DD` (from that day on) or `YYYY-MM` (that month), in the installation's time zone. */
export const eventFilterQuery = z.object({
  date: optionalQuery(dayOrMonthSchema()),
  venue: optionalQuery(idSchema),
  event__type: optionalQuery(idSchema),
  city: optionalQuery(lineSchema),
  subscription: optionalQuery(idSchema),
  /** Monday 1 to Sunday 7, in the installation's time zone. */
  weekday: optionalQuery(z.coerce.number().int().min(1).max(7)),
  children: optionalQuery(z.enum(['1'])),
  /** Accessibility facts joined by commas; unknown facts match no date. */
  access: optionalQuery(accessFactsSchema),
})
export type EventFilter = z.output<typeof eventFilterQuery>

const seasonSchema = z.string().refine(isSeason, 'season_form')

/** All filters of the list of dates, also for its calendar. */
export const eventListQuery = eventFilterQuery.extend({
  /** Dates of one production, or with one person; past ones too with `past=1`. */
  event: optionalQuery(idSchema),
  soloist: optionalQuery(idSchema),
  /** Dates with a work of this composer, or with this work, on the programme. */
  composer: optionalQuery(idSchema),
  work: optionalQuery(idSchema),
  /** Dates with a soloist on an instrument that this course teaches. */
  course: optionalQuery(idSchema),
  season: optionalQuery(seasonSchema),
  past: optionalQuery(z.enum(['1'])),
})

const forVisitors = { tag: 'events', method: 'GET', access: 'visitor' } as const
const forVisitorsIfFound = { ...forVisitors, errors: ['bad_input', 'not_found'] } as const

export const listEventDates = endpoint({
  ...forVisitorsIfFound,
  id: 'list_event_dates',
  summary: 'Event dates that have not ended, ascending',
  ...siteAddresses.listEventDates,
  query: pageQuery.extend(eventListQuery.shape),
  response: paged(eventDateSchema),
})

export const listChangedDates = endpoint({
  ...forVisitors,
  id: 'list_changed_dates',
  summary:
    'Event dates of today and tomorrow, or planned for them, that are moved, postponed or cancelled, or of which something is told; until they would be over',
  path: '/api/changed-dates/',
  response: z.array(eventDateSchema),
  errors: [],
})

const namedFields = { id: true, name: true, fallback: true, url: true } as const

/** A date as one line of a long list. */
const eventDateSummarySchema = z.object({
  id: z.int(),
  url: z.string(),
  ...lineStateShape,
  venue: eventVenueSchema.pick({ id: true, name: true, city: true }),
  event: eventDateSchema.shape.event
    .pick({
      ...{ id: true, name: true, name_subline: true, color: true, image: true },
      ...{ type: true, subscriptions: true, fallback: true },
    })
    .extend({
      works: z.array(
        workSchema
          .pick({ id: true, title: true, fallback: true, url: true })
          .extend({ composer: listedComposerSchema }),
      ),
      performers: z.array(performerSchema.pick({ ...namedFields, part: true, instrument: true, work_id: true })),
    }),
})
export type EventDateSummary = z.output<typeof eventDateSummarySchema>

/** A production announced for a month, `2027-03`. */
const announcementSummarySchema = z.object({
  month: z.string(),
  url: z.string(),
  event: eventDateSummarySchema.shape.event,
})
export type AnnouncementSummary = z.output<typeof announcementSummarySchema>
const announcementSchema = announcementSummarySchema.extend({ event: eventDateSchema.shape.event })
export type Announcement = z.output<typeof announcementSchema>

export const getAnnounced = endpoint({
  ...forVisitorsIfFound,
  id: 'get_announced',
  summary: 'A concert that is announced for a month and has no date yet',
  path: '/api/announced/{id}/',
  params: idParams,
  response: announcementSchema,
})

export const listPastDates = endpoint({
  ...forVisitorsIfFound,
  id: 'list_past_dates',
  summary: 'Dates that are over, the latest first, in lines; of a composer, a work or a person where one is named',
  path: '/api/past-dates/',
  query: pageQuery.extend(eventListQuery.pick({ composer: true, work: true, soloist: true }).shape),
  response: paged(eventDateSummarySchema),
})

export const listSeasons = endpoint({
  ...forVisitors,
  id: 'list_seasons',
  summary: 'The seasons that have dates, the latest first',
  path: '/api/seasons/',
  response: z.array(z.object({ season: z.string(), url: z.string(), count: z.int(), is_running: z.boolean() })),
  errors: [],
})

export const getSeason = endpoint({
  ...forVisitorsIfFound,
  id: 'get_season',
  summary: 'All dates of a season in lines, over or to come, narrowed as the list is; of very many the first',
  path: '/api/seasons/{season}/',
  params: z.object({ season: seasonSchema }),
  query: eventFilterQuery,
  response: z.object({
    season: z.string(),
    count: z.int(),
    results: z.array(eventDateSummarySchema),
    announced: z.array(announcementSummarySchema),
  }),
})

const eventFilterOptionsSchema = z.object({
  /** Months that have dates, `YYYY-MM`, ascending. */
  months: z.array(z.string()),
  /** Number of dates by month. */
  month_counts: z.record(z.string(), z.int()),
  venues: z.array(idNameSchema.extend({ city: z.string() })),
  types: z.array(idNameSchema),
  cities: z.array(z.string()),
  subscriptions: z.array(idNameSchema),
  weekdays: z.array(z.int()),
  /** Whether there are any for children. */
  children: z.boolean(),
  access: z.array(z.object({ id: accessFactSchema, name: z.string() })),
})
export type EventFilterOptions = z.output<typeof eventFilterOptionsSchema>

export const getEventFilterOptions = endpoint({
  ...forVisitors,
  id: 'get_event_filter_options',
  summary:
    'By what coming dates, or those of a season, can be filtered further: each choice leads to dates beside the others, or is one asked for',
  ...siteAddresses.getEventFilterOptions,
  query: eventFilterQuery.extend({ season: optionalQuery(seasonSchema) }),
  response: eventFilterOptionsSchema,
  errors: ['bad_input'],
})

export const getEventDate = endpoint({
  ...forVisitorsIfFound,
  id: 'get_event_date',
  summary: 'One event date, past or coming',
  path: '/api/event-dates/{id}/',
  params: idParams,
  response: eventDateSchema,
})

export const listSimilarDates = endpoint({
  ...forVisitorsIfFound,
  id: 'list_similar_dates',
  summary: 'Up to three coming dates of other productions with a composer, a series or the hall of this date',
  path: '/api/event-dates/{id}/similar/',
  params: idParams,
  response: z.array(eventDateSchema),
})

const calendarDaySchema = z.object({
  date: z.string(),
  events: z.array(
    eventDateSummarySchema
      .pick({ id: true, url: true, date_start: true, status: true, schedule: true, venue: true })
      .extend({ name: z.string(), fallback: fallbackFieldsSchema }),
  ),
})
export type CalendarDay = z.output<typeof calendarDaySchema>

export const getCalendar = endpoint({
  ...forVisitors,
  id: 'get_calendar',
  summary: 'The days of one month that have events, narrowed as the list is; the current month without `month`',
  path: '/api/calendar/',
  query: eventFilterQuery
    .omit({ date: true })
    .extend({ month: optionalQuery(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month_form')) }),
  response: z.array(calendarDaySchema),
  errors: ['bad_input'],
})

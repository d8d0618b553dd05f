import { type PerformerPart, partWords, performerParts } from '#contract/events/performer-parts.ts'
import { defineRecord, heading } from '#model/define-record.ts'
import { field, type Label, onlineFields, slugFields } from '#model/fields.ts'
import { accessFields } from '../venue/access-fields.ts'

/** A choir and orchestra with all their names. */
export const MAX_PERFORMERS = 500

const partLabels = Object.fromEntries(
  performerParts.map((part): [PerformerPart, Label] => [part, [partWords.de[part], partWords.en[part]]]),
) as Record<PerformerPart, Label>

/** Facts that a date should have before it is advertised. */
const gaps = {
  tickets: ['Kartenlink', 'ticket link'],
  picture: ['Bild', 'picture'],
  programme: ['Programm', 'programme'],
  english: ['Englisch', 'English'],
} as const
export type DateGap = keyof typeof gaps
export const dateGaps = Object.keys(gaps) as DateGap[]

const venue = { type: 'reference', to: 'venues', required: true, label: ['Spielort', 'Venue'] } as const

/** A date within its production and as a record of its own. */
export const dateFields = {
  venue_id: venue,
  date_start: { type: 'instant', required: true, public: true, label: ['Beginn', 'Start'] },
  date_end: {
    type: 'instant',
    required: true,
    public: true,
    after: { field: 'date_start', minutes: 120 },
    label: ['Ende', 'End'],
  },
  ticket_link: { type: 'web-address', public: true, label: ['Link zu den Karten', 'Ticket link'] },
  /** Start of the sale; null: on sale. */
  tickets_from: { type: 'instant', public: true, label: ['Vorverkauf ab', 'On sale from'] },
  price_from: { type: 'cents', public: true, label: ['Günstigste Karte (Euro)', 'Cheapest ticket (euro)'] },
  price_to: { type: 'cents', public: true, label: ['Teuerste Karte (Euro)', 'Dearest ticket (euro)'] },
  /** Price of each category; sets the two fields above. */
  price_list_id: { type: 'reference', to: 'price-lists', label: ['Preisliste', 'Price list'] },
  // Minutes before the start, so that they move with the date; a longer wait would be another event.
  doors_minutes: {
    type: 'number',
    min: 0,
    max: 300,
    label: ['Einlass (Minuten vor Beginn)', 'Doors open (minutes before the start)'],
  },
  introduction_minutes: {
    type: 'number',
    min: 0,
    max: 300,
    label: ['Einführung (Minuten vor Beginn)', 'Introduction (minutes before the start)'],
  },
  introduction_place: {
    type: 'text',
    localised: true,
    max: 120,
    label: ['Einführung: wo', 'Introduction: where'],
  },
  status: {
    type: 'choice',
    options: {
      scheduled: ['Findet statt', 'Takes place'],
      moved: ['Verlegt', 'Moved'],
      postponed: ['Verschoben', 'Postponed'],
      cancelled: ['Abgesagt', 'Cancelled'],
    },
    initial: 'scheduled',
    label: ['Status', 'Status'],
  },
  tickets: {
    type: 'choice',
    options: {
      available: ['Karten erhältlich', 'Tickets available'],
      few_left: ['Wenige Restkarten', 'Few tickets left'],
      sold_out: ['Ausverkauft', 'Sold out'],
    },
    initial: 'available',
    public: true,
    label: ['Karten', 'Tickets'],
  },
  status_note: {
    type: 'text',
    localised: true,
    multiline: true,
    label: ['Hinweis zum Status', 'Note on the status'],
  },
  /** The plan before a date with another status than `scheduled` changed; set by the system when it is empty. */
  moved_from_start: { type: 'instant', label: ['Bisheriger Beginn', 'Earlier start'] },
  moved_from_venue_id: { type: 'reference', to: 'venues', label: ['Bisheriger Spielort', 'Earlier venue'] },
  ...accessFields,
  external_id: field.externalId,
} as const

const work = { type: 'ids', to: 'works', label: ['Werk', 'Work'] } as const
const composer = { type: 'ids', to: 'composers', label: ['Komponist:in', 'Composer'] } as const
const past = { type: 'boolean', label: ['Vorbei', 'Past'] } as const

/** A production; each of its dates has a page. */
export const production = defineRecord({
  resource: 'productions',
  one: ['Konzert', 'Concert'],
  many: ['Konzerte', 'Concerts'],
  details: ['Angaben zum Konzert', 'Details of the concert'],
  screens: { seasons: ['Saisons im Überblick', 'Seasons at a glance'], tickets: ['Karten', 'Tickets'] },
  areas: ['concerts'],
  fields: {
    name: { ...field.name, public: true },
    name_subline: { type: 'text', localised: true, public: true, label: ['Untertitel', 'Subtitle'] },
    ...slugFields,
    description: { type: 'rich-text', public: true, label: ['Beschreibung', 'Description'] },
    additional_info: {
      public: true,
      type: 'text',
      localised: true,
      multiline: true,
      max: 1000,
      label: ['Zusätzliche Hinweise', 'Further information'],
    },
    dress_code: {
      public: true,
      type: 'text',
      localised: true,
      max: 120,
      label: ['Kleidung', 'Dress code'],
      help: ['Zum Beispiel: festlich.', 'For example: formal.'],
    },
    color_key: { ...field.color, public: true },
    image_id: field.image,
    type_id: { type: 'reference', to: 'event-types', required: true, label: ['Konzertart', 'Kind of concert'] },
    ...onlineFields,
    /** Made for children, or for families with them. */
    for_children: {
      type: 'boolean',
      initial: false,
      public: true,
      label: ['Für Kinder geeignet', 'Suitable for children'],
    },
    age_from: {
      type: 'number',
      min: 0,
      max: 99,
      public: true,
      label: ['Empfohlen ab (Jahre)', 'Recommended from (years)'],
    },
    /** Empty as soon as it has a date. */
    announced_month: { type: 'month', label: ['Angekündigt für (Monat)', 'Announced for (month)'] },
    subscriptions: {
      type: 'references',
      to: 'subscriptions',
      pairs: { table: 'production_subscriptions', own: 'production_id', other: 'subscription_id' },
      label: ['Abonnements', 'Subscriptions'],
    },
    dates: {
      type: 'rows',
      table: 'event_dates',
      own: 'production_id',
      versioned: true,
      max: 200,
      label: ['Termine', 'Dates'],
      fields: dateFields,
    },
    /** A work, or an interval when `work_id` is empty. */
    programme: {
      type: 'rows',
      table: 'programme_items',
      own: 'production_id',
      ordered: true,
      max: 100,
      label: ['Programm', 'Programme'],
      fields: {
        work_id: { type: 'reference', to: 'works', label: ['Werk', 'Work'] },
        /** Length of an interval. */
        minutes: { type: 'number', min: 1, max: 180, label: ['Dauer (Minuten)', 'Length (minutes)'] },
        /** For this evening only. */
        note: { type: 'text', localised: true, multiline: true, max: 1000, public: true, label: ['Anmerkung', 'Note'] },
      },
    },
    people: {
      type: 'rows',
      table: 'production_people',
      own: 'production_id',
      ordered: true,
      max: MAX_PERFORMERS,
      label: ['Mitwirkende', 'Performers'],
      fields: {
        person_id: { type: 'reference', to: 'people', required: true, label: ['Person', 'Person'] },
        part: { type: 'choice', options: partLabels, public: true, label: ['Rolle', 'Part'] },
        instrument: {
          type: 'text',
          localised: true,
          public: true,
          label: ['Instrument oder Stimme', 'Instrument or voice'],
        },
        /** The only work in which they take part; empty: the whole evening. */
        work_id: { type: 'reference', to: 'works', label: ['Werk', 'Work'] },
      },
    },
    external_id: field.externalId,
  },
  search: ['name', 'name_subline'],
  pageTexts: ['name', 'name_subline'],
  filters: {
    past,
    type_id: true,
    venue_id: { type: 'ids', to: 'venues', label: venue.label },
    person_id: { type: 'ids', to: 'people', label: ['Person', 'Person'] },
    work_id: work,
    composer_id: composer,
    is_online: true,
    for_children: true,
    forgotten: { type: 'boolean', label: ['Seit über einem Monat Entwurf', 'A draft for over a month'] },
    external_id: true,
  },
  attention: { forgotten: { forgotten: 'true' } },
  orderings: ['next_date', 'name', 'type_id', 'updated_at'],
  defaultOrdering: '-updated_at',
  slugFrom: ['name'],
  naturalKey: { fields: ['name', 'name_subline'], apart: 'dates' },
  list: {
    columns: ['next_date', 'type_id'],
    labels: { next_date: ['Nächster Termin', 'Next date'] },
    filters: [
      'type_id',
      'venue_id',
      'person_id',
      'composer_id',
      'work_id',
      'is_online',
      'past',
      'for_children',
      'forgotten',
    ],
    sort: 'next_date',
  },
  tabs: true,
  form: [
    {
      heading: heading.general,
      parts: [
        'name',
        'name_subline',
        ['type_id', 'color_key'],
        'is_online',
        'image_id',
        'description',
        'additional_info',
        'dress_code',
      ],
    },
    { heading: heading.dates, parts: ['dates'] },
    { heading: ['Programm', 'Programme'], parts: ['programme'] },
    { heading: ['Mitwirkende', 'Performers'], parts: ['people'] },
    { heading: heading.site, parts: ['slug_de', 'for_children', 'age_from', 'subscriptions'] },
  ],
})

/** Dates as a resource of their own, so that a ticket system can write one without sending the whole production. */
export const eventDate = defineRecord({
  resource: 'event-dates',
  one: ['Termin', 'Date'],
  many: ['Termine', 'Dates'],
  details: ['Etwas hat sich geändert', 'Something has changed'],
  areas: ['concerts'],
  fields: {
    production_id: { type: 'reference', to: 'productions', required: true, label: ['Konzert', 'Concert'] },
    ...dateFields,
  },
  computed: {
    name: field.name,
    hall: { type: 'text', label: venue.label },
    lacks: { type: 'text-list', of: 'text', max: dateGaps.length, label: ['Was fehlt', 'What is missing'] },
    urls: { type: 'text', localised: true, label: ['Öffentliche Adresse', 'Public address'] },
  },
  search: [],
  filters: {
    month: { type: 'month', label: ['Monat', 'Month'] },
    venue_id: true,
    status: true,
    tickets: true,
    type_id: { type: 'ids', to: 'event-types', label: ['Konzertart', 'Kind of concert'] },
    person_id: { type: 'ids', to: 'people', label: ['Mitwirkende', 'Performer'] },
    work_id: work,
    composer_id: composer,
    lacks: { type: 'choice', options: gaps, label: ['Was fehlt', 'What is missing'] },
    past,
    production_id: true,
    external_id: true,
  },
  attention: Object.fromEntries(dateGaps.map((gap) => [gap, { lacks: gap, past: 'false' }])),
  orderings: ['date_start'],
  defaultOrdering: 'date_start',
  naturalKey: { fields: ['production_id', 'date_start', 'venue_id'] },
})

export default [production, eventDate]

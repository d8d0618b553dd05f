import { field } from '#model/fields.ts'
import { accessFields } from '../venue/access-fields.ts'

export const venueField = {
  type: 'reference',
  to: 'venues',
  required: true,
  label: ['Spielort', 'Venue'],
  headings: ['Saal', 'Halle', 'Ort', 'Veranstaltungsort', 'Spielstätte', 'Konzertsaal', 'Hall', 'Location', 'Place'],
} as const

/** A date within its production and as a record of its own. */
export const dateFields = {
  venue_id: venueField,
  date_start: {
    type: 'instant',
    required: true,
    public: true,
    label: ['Beginn', 'Start'],
    headings: ['Datum', 'Tag', 'Termin', 'Konzerttermin', 'Uhrzeit', 'Zeit', 'Anfang', 'Konzertbeginn', 'Date', 'Time'],
  },
  date_end: {
    type: 'instant',
    required: true,
    public: true,
    after: { field: 'date_start', minutes: 120 },
    label: ['Ende', 'End'],
    headings: ['Konzertende', 'bis'],
  },
  ticket_link: {
    type: 'web-address',
    public: true,
    label: ['Link zu den Karten', 'Ticket link'],
    headings: ['Kartenlink', 'Ticketlink', 'Vorverkauf', 'Tickets', 'Karten online'],
  },
  /** Start of the sale; null: on sale. */
  tickets_from: { type: 'instant', public: true, label: ['Vorverkauf ab', 'On sale from'] },
  price_from: {
    type: 'cents',
    public: true,
    label: ['Günstigste Karte (Euro)', 'Cheapest ticket (euro)'],
    headings: ['Preis ab', 'Preis von', 'Preis', 'Karten ab', 'Eintritt', 'Eintritt ab', 'Price from', 'Price'],
  },
  price_to: {
    type: 'cents',
    public: true,
    label: ['Teuerste Karte (Euro)', 'Dearest ticket (euro)'],
    headings: ['Preis bis', 'Karten bis', 'Eintritt bis', 'Höchstpreis', 'Price to'],
  },
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

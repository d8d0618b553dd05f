import type { TypeMessages } from '../define.ts'
import { accessFields } from '../venue/messages.ts'

/** Of a date, in its production and by itself. */
const dateFields = {
  de: {
    venue_id: 'Spielort',
    ticket_link: 'Link zu den Karten',
    tickets_from: 'Vorverkauf ab',
    price_from: 'Günstigste Karte (Euro)',
    price_to: 'Teuerste Karte (Euro)',
    status: 'Status',
    tickets: 'Karten',
    status_note: 'Hinweis zum Status',
    moved_from_start: 'Bisheriger Beginn',
    moved_from_venue_id: 'Bisheriger Spielort',
    ...accessFields.de,
  },
  en: {
    venue_id: 'Venue',
    ticket_link: 'Ticket link',
    tickets_from: 'On sale from',
    price_from: 'Cheapest ticket (euro)',
    price_to: 'Dearest ticket (euro)',
    status: 'Status',
    tickets: 'Tickets',
    status_note: 'Note on the status',
    moved_from_start: 'Earlier start',
    moved_from_venue_id: 'Earlier venue',
    ...accessFields.en,
  },
}

/** The words of the few things that a field of a date can be, and of a performer's part. */
const choices = {
  de: {
    status: { scheduled: 'Findet statt', moved: 'Verlegt', postponed: 'Verschoben', cancelled: 'Abgesagt' },
    tickets: { available: 'Karten erhältlich', few_left: 'Wenige Restkarten', sold_out: 'Ausverkauft' },
    part: { conductor: 'Leitung', soloist: 'Solo' },
    lacks: { tickets: 'Kartenlink', picture: 'Bild', programme: 'Programm', english: 'Englisch' },
  },
  en: {
    status: { scheduled: 'Takes place', moved: 'Moved', postponed: 'Postponed', cancelled: 'Cancelled' },
    tickets: { available: 'Tickets available', few_left: 'Few tickets left', sold_out: 'Sold out' },
    part: { conductor: 'Conductor', soloist: 'Soloist' },
    lacks: { tickets: 'ticket link', picture: 'picture', programme: 'programme', english: 'English' },
  },
}

export default {
  productions: {
    choices,
    name: { de: ['Konzert', 'Konzerte'], en: ['Concert', 'Concerts'] },
    fields: {
      de: {
        past: 'Vorbei',
        forgotten: 'Seit über einem Monat Entwurf',
        name_subline: 'Untertitel',
        additional_info: 'Zusätzliche Hinweise',
        type_id: 'Konzertart',
        subscriptions: 'Abonnements',
        for_children: 'Für Kinder geeignet',
        next_date: 'Nächster Termin',
        programme: 'Programm',
        people: 'Mitwirkende',
        ...dateFields.de,
        work_id: 'Werk',
        composer_id: 'Komponist:in',
        person_id: 'Person',
        part: 'Rolle',
        instrument: 'Instrument oder Stimme',
      },
      en: {
        past: 'Past',
        forgotten: 'A draft for over a month',
        name_subline: 'Subtitle',
        additional_info: 'Further information',
        type_id: 'Kind of concert',
        subscriptions: 'Subscriptions',
        for_children: 'Suitable for children',
        next_date: 'Next date',
        programme: 'Programme',
        people: 'Performers',
        ...dateFields.en,
        work_id: 'Work',
        composer_id: 'Composer',
        person_id: 'Person',
        part: 'Part',
        instrument: 'Instrument or voice',
      },
    },
    screens: { de: { seasons: 'Saisons im Überblick' }, en: { seasons: 'Seasons at a glance' } },
    details: { de: 'Angaben zum Konzert', en: 'Details of the concert' },
  },
  'event-dates': {
    choices,
    name: { de: ['Termin', 'Termine'], en: ['Date', 'Dates'] },
    details: { de: 'Etwas hat sich geändert', en: 'Something has changed' },
    fields: {
      de: {
        ...dateFields.de,
        production_id: 'Konzert',
        hall: 'Spielort',
        month: 'Monat',
        type_id: 'Konzertart',
        person_id: 'Mitwirkende',
        work_id: 'Werk',
        composer_id: 'Komponist:in',
        lacks: 'Was fehlt',
        past: 'Vorbei',
      },
      en: {
        ...dateFields.en,
        production_id: 'Concert',
        hall: 'Venue',
        month: 'Month',
        type_id: 'Kind of concert',
        person_id: 'Performer',
        work_id: 'Work',
        composer_id: 'Composer',
        lacks: 'What is missing',
        past: 'Past',
      },
    },
  },
} satisfies TypeMessages

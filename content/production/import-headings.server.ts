const place = ['Saal', 'Halle', 'Ort', 'Veranstaltungsort', 'Spielstätte', 'Konzertsaal', 'Hall', 'Location', 'Place']
const start = ['Datum', 'Tag', 'Termin', 'Uhrzeit', 'Zeit', 'Anfang', 'Konzertbeginn', 'Date', 'Time']
const price = ['Preis ab', 'Preis von', 'Preis', 'Karten ab', 'Eintritt', 'Eintritt ab', 'Price from', 'Price']

const dateHeadings = {
  venue_id: place,
  date_start: start,
  date_end: ['Konzertende', 'bis'],
  ticket_link: ['Kartenlink', 'Ticketlink', 'Vorverkauf', 'Tickets', 'Karten online'],
  price_from: price,
  price_to: ['Preis bis', 'Karten bis', 'Eintritt bis', 'Höchstpreis', 'Price to'],
}

/** Headings of offices, by target of the import. */
export const productionHeadings = {
  name: ['Konzert', 'Titel', 'Konzerttitel', 'Veranstaltung', 'Programmtitel', 'Concert', 'Title', 'Event'],
  name_subline: ['Unterzeile', 'Zusatz'],
  type_id: ['Art', 'Reihe', 'Konzertreihe', 'Format', 'Kategorie', 'Series', 'Kind', 'Type'],
  ...Object.fromEntries(Object.entries(dateHeadings).map(([field, headings]) => [`dates.${field}`, headings])),
  'programme.work_id': ['Werke', 'Programm', 'Stück', 'Stücke', 'Komposition', 'Works', 'Programme', 'Piece'],
  'people.person_id:conductor': ['Dirigent:in', 'Dirigat', 'Musikalische Leitung', 'Conductor'],
  'people.person_id:soloist': ['Solist:in', 'Solisten', 'Solistin', 'Soloists', 'Mitwirkende', 'Gast'],
  'people.person_id:choir': ['Chöre', 'Choirs'],
  'people.person_id:orchestra': ['Klangkörper'],
  'people.person_id:narrator': ['Erzähler:in', 'Lesung'],
  'people.person_id:moderator': ['Moderator:in', 'Presenter'],
}

export const eventDateHeadings = { production_id: ['Titel', 'Veranstaltung', 'Konzerttitel'], ...dateHeadings }

import { courses } from '#content/course/demo/courses.ts'
import { productions } from '#content/event/demo/productions.ts'
import { people } from '#content/person/demo/people.ts'
import { venues } from '#content/venue/demo/venues.ts'
import { same } from '../text.ts'
import type { ImageSpec, Text } from '../types.ts'
import { type Row, toImage } from './row.ts'

const eventRows: Row[] = [
  ['aufbruch', 'suns', 'zinnober', 'paper'],
  ['nordlicht', 'aurora', 'nachtblau', 'dark'],
  ['farbenlehre', 'washes', 'petrol', 'paper'],
  ['weites-land', 'fields', 'tannengruen', 'paper'],
  ['in-e-moll', 'sea', 'aubergine', 'paper'],
  ['forellenquintett', 'water', 'petrol', 'paper'],
  ['gran-partita', 'reeds', 'ocker', 'paper'],
  ['saiten', 'threads', 'zinnober', 'dark'],
  ['hausmusik', 'quartet', 'lindgruen', 'paper'],
  ['rhapsodie', 'skyline', 'nachtblau', 'dark'],
  ['ein-deutsches-requiem', 'arches', 'aubergine', 'dark'],
  ['magnificat', 'fanfare', 'ocker', 'paper'],
  ['unvollendet', 'unfinished', 'tannengruen', 'paper'],
  ['jupiter', 'orbit', 'sonnengelb', 'dark'],
  ['peter-und-der-wolf', 'forest', 'lindgruen', 'paper'],
  ['karneval-der-tiere', 'parade', 'sonnengelb', 'comp'],
  ['baukasten', 'tiles', 'zinnober', 'paper'],
  ['tauwetter', 'water', 'nachtblau', 'dark'],
]

const venueRows: Row[] = [
  ['weberei-hohenwang', 'venue-weberei', 'zinnober', 'paper'],
  ['stadthalle-neckarlauf', 'venue-stadthalle', 'petrol', 'paper'],
  ['st-veit-talbronn', 'venue-abbey', 'aubergine', 'paper'],
  ['kursaal-marbruck', 'venue-kursaal', 'tannengruen', 'paper'],
  ['schloss-weilerstett', 'venue-castle', 'nachtblau', 'paper'],
  ['kelter-stettbach', 'venue-winepress', 'ocker', 'paper'],
]

const courseRows: Row[] = [
  ['musikgarten', 'garden', 'sonnengelb', 'paper'],
  ['musikalische-frueherziehung', 'pebbles', 'lindgruen', 'paper'],
  ['instrumentenkarussell', 'carousel', 'ocker', 'comp'],
  ['singschule', 'chorus', 'sonnengelb', 'comp'],
  ['jugendorchester', 'loops', 'petrol', 'paper'],
  ['gitarrenorchester', 'guitars', 'tannengruen', 'paper'],
  ['band-werkstatt', 'band', 'lindgruen', 'comp'],
  ['blockfloeten-consort', 'recorders', 'ocker', 'paper'],
  ['oboe', 'oboe', 'lindgruen', 'paper'],
  ['violine', 'sizes', 'sonnengelb', 'comp'],
  ['violoncello', 'cello', 'petrol', 'paper'],
  ['blech', 'brass', 'sonnengelb', 'paper'],
  ['schlagzeug', 'marimba', 'lindgruen', 'paper'],
  ['klavier-erwachsene', 'espresso', 'sonnengelb', 'dark'],
  ['feierabendchor', 'evening', 'sonnengelb', 'dark'],
  ['volksmusik-werkstatt', 'bellows', 'tannengruen', 'comp'],
]

const newsRows: Row[] = [
  ['vertrag-erdelyi', 'signature', 'zinnober', 'paper'],
  ['konzertkarte-bus', 'bus', 'petrol', 'paper'],
  ['farrenc-aufnahme', 'record', 'aubergine', 'paper'],
  ['neue-hornistin', 'open-horn', 'nachtblau', 'dark'],
  ['saisonheft', 'brochure', 'ocker', 'paper'],
  ['orchester-im-rathaus', 'counter', 'tannengruen', 'paper'],
  ['kursaal-renovierung', 'seats', 'petrol', 'comp'],
  ['wettbewerb', 'rosettes', 'lindgruen', 'paper'],
  ['schnupperwoche', 'five-doors', 'sonnengelb', 'paper'],
  ['spulenklang', 'bobbin-harp', 'ocker', 'comp'],
  ['patenpult', 'shared-desk', 'lindgruen', 'comp'],
  ['neckarlauf-standort', 'new-dot', 'petrol', 'paper'],
  ['leihinstrumente', 'attic', 'sonnengelb', 'comp'],
  ['walter-haegele-31', 'tally', 'nachtblau', 'comp'],
]

const personRows: Row[] = [
  ['johanna-brenk', 'portrait-book-bun', 'zinnober', 'paper'],
  ['tamas-erdelyi', 'portrait-baton-curls', 'nachtblau', 'comp'],
  ['katrin-soell', 'portrait-cello-long', 'lindgruen', 'paper'],
  ['henning-abele', 'portrait-brass-cropped', 'petrol', 'paper'],
  ['nuray-demirkan', 'portrait-blocks-bun', 'sonnengelb', 'paper'],
  ['philipp-gessler', 'portrait-book-fringe', 'aubergine', 'comp'],
  ['lena-zirker', 'portrait-tickets-curls', 'ocker', 'paper'],
  ['walter-haegele', 'portrait-chairs-cropped', 'tannengruen', 'comp'],
  ['ines-quadt', 'portrait-desk-fringe', 'lindgruen', 'comp'],
  ['saskia-lindqvist', 'portrait-strings-long', 'nachtblau', 'dark'],
  ['elias-rautenberg', 'portrait-cello-curls', 'tannengruen', 'paper'],
  ['miriam-okafor', 'portrait-keys-curls', 'zinnober', 'paper'],
  ['clara-veit-morell', 'portrait-voice-bun', 'aubergine', 'paper'],
  ['annika-thorsdal', 'portrait-voice-long', 'petrol', 'comp'],
  ['matthias-prell', 'portrait-voice-sidepart', 'ocker', 'comp'],
  ['jonas-haldenwang', 'portrait-voice-fringe', 'nachtblau', 'paper'],
  ['teresa-bonfanti', 'portrait-baton-sidepart', 'petrol', 'dark'],
  ['lukas-femmer', 'portrait-book-cropped', 'tannengruen', 'dark'],
  ['amelie-garnier', 'portrait-reed-long', 'zinnober', 'paper'],
  ['yuto-shirakawa', 'portrait-reed-sidepart', 'petrol', 'paper'],
  ['friederike-althaus', 'portrait-strings-bun', 'aubergine', 'comp'],
  ['gesine-haubold', 'portrait-voice-fringe', 'sonnengelb', 'dark'],
  ['david-kienzle', 'portrait-brass-sidepart', 'ocker', 'paper'],
  ['marlene-fuchsthaler', 'portrait-reed-bun', 'lindgruen', 'dark'],
  ['oskar-lindemaier', 'portrait-drums-cropped', 'zinnober', 'dark'],
  ['sofia-marchetti', 'portrait-keys-long', 'lindgruen', 'paper'],
  ['benedikt-ohnmais', 'portrait-plucked-cropped', 'tannengruen', 'paper'],
  ['hanna-wirsing', 'portrait-strings-curls', 'sonnengelb', 'comp'],
  ['jakub-nowicki', 'portrait-cello-fringe', 'aubergine', 'dark'],
  ['rosalie-dettinger', 'portrait-bellows-long', 'lindgruen', 'comp'],
]

export const recordImages: ImageSpec[] = [
  ...eventRows.map((row) => toImage('event', row, nameOf(productions, row))),
  ...venueRows.map((row) => toImage('venue', row, venueName(row))),
  ...courseRows.map((row) => toImage('course', row, nameOf(courses, row))),
  ...newsRows.map((row) => toImage('news', row, null)),
  ...personRows.map(([key, motif, color, ground]) => toImage('person', [key, motif, color, ground, 'portrait'], personName(key))),
]

function nameOf(records: { key: string; name: Text }[], [key]: Row): Text | null {
  return records.find((record) => record.key === key)?.name ?? null
}

function venueName([key]: Row): Text | null {
  const venue = venues.find((record) => record.key === key)
  return venue ? same(venue.name) : null
}

function personName(key: string): Text | null {
  const person = people.find((record) => record.key === key)
  if (!person) return null
  const name = `${person.first_name} ${person.last_name}`
  return same(name)
}

import { courses } from '#content/course/demo/courses.ts'
import { people } from '#content/person/demo/people.ts'
import { productions } from '#content/production/demo/productions.ts'
import { venues } from '#content/venue/demo/venues.ts'
import { same } from '../text.ts'
import type { ImageSpec, Text } from '../types.ts'
import { PORTRAIT } from './motif-texts.ts'
import { type Row, toImage } from './row.ts'

const eventRows: Row[] = [
  ['aufbruch', 'suns'],
  ['nordlicht', 'aurora'],
  ['farbenlehre', 'washes'],
  ['weites-land', 'fields'],
  ['in-e-moll', 'sea'],
  ['forellenquintett', 'water'],
  ['gran-partita', 'reeds'],
  ['saiten', 'threads'],
  ['hausmusik', 'quartet'],
  ['rhapsodie', 'skyline'],
  ['ein-deutsches-requiem', 'arches'],
  ['magnificat', 'fanfare'],
  ['unvollendet', 'unfinished'],
  ['jupiter', 'orbit'],
  ['peter-und-der-wolf', 'forest'],
  ['karneval-der-tiere', 'parade'],
  ['baukasten', 'tiles'],
  ['tauwetter', 'water'],
]

const venueRows: Row[] = [
  ['weberei-hohenwang', 'venue-weberei'],
  ['stadthalle-neckarlauf', 'venue-stadthalle'],
  ['st-veit-talbronn', 'venue-abbey'],
  ['kursaal-marbruck', 'venue-kursaal'],
  ['schloss-weilerstett', 'venue-castle'],
  ['kelter-stettbach', 'venue-winepress'],
]

const courseRows: Row[] = [
  ['musikgarten', 'garden'],
  ['musikalische-frueherziehung', 'pebbles'],
  ['instrumentenkarussell', 'carousel'],
  ['singschule', 'chorus'],
  ['jugendorchester', 'loops'],
  ['gitarrenorchester', 'guitars'],
  ['band-werkstatt', 'band'],
  ['blockfloeten-consort', 'recorders'],
  ['oboe', 'oboe'],
  ['violine', 'sizes'],
  ['violoncello', 'cello'],
  ['blech', 'brass'],
  ['schlagzeug', 'marimba'],
  ['klavier-erwachsene', 'espresso'],
  ['feierabendchor', 'evening'],
  ['volksmusik-werkstatt', 'bellows'],
]

const newsRows: Row[] = [
  ['vertrag-erdelyi', 'signature'],
  ['konzertkarte-bus', 'bus'],
  ['farrenc-aufnahme', 'record'],
  ['neue-hornistin', 'open-horn'],
  ['saisonheft', 'brochure'],
  ['orchester-im-rathaus', 'counter'],
  ['kursaal-renovierung', 'seats'],
  ['wettbewerb', 'rosettes'],
  ['schnupperwoche', 'five-doors'],
  ['spulenklang', 'bobbin-harp'],
  ['patenpult', 'shared-desk'],
  ['neckarlauf-standort', 'new-dot'],
  ['leihinstrumente', 'attic'],
  ['walter-haegele-31', 'tally'],
]

const portraits = [
  'johanna-brenk',
  'tamas-erdelyi',
  'katrin-soell',
  'henning-abele',
  'nuray-demirkan',
  'philipp-gessler',
  'lena-zirker',
  'walter-haegele',
  'ines-quadt',
  'saskia-lindqvist',
  'elias-rautenberg',
  'miriam-okafor',
  'clara-veit-morell',
  'annika-thorsdal',
  'matthias-prell',
  'jonas-haldenwang',
  'teresa-bonfanti',
  'lukas-femmer',
  'amelie-garnier',
  'yuto-shirakawa',
  'friederike-althaus',
  'gesine-haubold',
  'david-kienzle',
  'marlene-fuchsthaler',
  'oskar-lindemaier',
  'sofia-marchetti',
  'benedikt-ohnmais',
  'hanna-wirsing',
  'jakub-nowicki',
  'rosalie-dettinger',
]

export const recordImages: ImageSpec[] = [
  ...eventRows.map((row) => toImage('event', row, findName(productions, row))),
  ...venueRows.map((row) => toImage('venue', row, venueName(row))),
  ...courseRows.map((row) => toImage('course', row, findName(courses, row))),
  ...newsRows.map((row) => toImage('news', row, null)),
  ...portraits.map((key) => toImage('person', [key, PORTRAIT], personName(key))),
]

function findName(records: { key: string; name: Text }[], [key]: Row): Text | null {
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

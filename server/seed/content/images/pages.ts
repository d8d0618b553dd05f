import type { ImageSpec } from '../types.ts'
import { type Row, toImage } from './row.ts'

const heroRows: Row[] = [
  ['saison', 'ribbon'],
  ['aufbruch', 'suns'],
  ['musikschule', 'pebbles'],
]

const teaserRows: Row[] = [
  ['abo', 'tiles'],
  ['oeffentliche-probe', 'quartet'],
  ['freunde', 'weave'],
  ['karussell', 'carousel'],
  ['leihinstrument', 'sizes'],
  ['webfaden', 'loops'],
]

const pageRows: Row[] = [
  ['home-weberei', 'bobbins'],
  ['karten-gebaerden', 'gesture'],
  ['anfahrt-weberei-hohenwang', 'venue-weberei'],
  ['anfahrt-stadthalle-neckarlauf', 'venue-stadthalle'],
  ['anfahrt-st-veit-talbronn', 'venue-abbey'],
  ['anfahrt-kursaal-marbruck', 'venue-kursaal'],
  ['anfahrt-schloss-weilerstett', 'venue-castle'],
  ['anfahrt-kelter-stettbach', 'venue-winepress'],
  ['orchester-gewebe', 'weave'],
  ['orchester-geschichte', 'bobbins'],
  ['orchester-dirigent', 'gesture'],
  ['geschichte-spulen', 'bobbins'],
  ['geschichte-sheddach', 'venue-weberei'],
  ['geschichte-1924', 'threads'],
  ['geschichte-1951', 'score'],
  ['geschichte-1983', 'tiles'],
  ['geschichte-2011', 'arches'],
  ['musikerinnen-pult', 'violin'],
  ['musikerinnen-video', 'quartet'],
  ['chefdirigent-haende', 'gesture'],
  ['vermittlung-probe', 'drums'],
  ['vermittlung-video-oboe', 'reeds'],
  ['vermittlung-video-pauke', 'drums'],
  ['vermittlung-video-kinder', 'chorus'],
  ['schulen-bollerwagen', 'carousel'],
  ['schulen-partitur', 'score'],
  ['presse-plakat-1', 'keyboard'],
  ['presse-plakat-2', 'suns'],
  ['presse-plakat-3', 'sea'],
  ['freunde-kette', 'weave'],
  ['musikschule-klein', 'garden'],
  ['musikschule-mittel', 'brass'],
  ['musikschule-gross', 'espresso'],
  ['musikschule-video', 'keyboard'],
  ['verleih-regal', 'sizes'],
  ['ensembles-webfaden', 'threads'],
  ['ensembles-singschule', 'chorus'],
  ['ensembles-band', 'band'],
  ['ensembles-links', 'pulse'],
  ['ensembles-rechts', 'pulse'],
]

export const pageImages: ImageSpec[] = [
  ...heroRows.map((row) => toImage('hero', row, null)),
  ...teaserRows.map((row) => toImage('teaser', row, null)),
  ...pageRows.map((row) => toImage('page', row, null)),
]

import type { ImageSpec } from '../types.ts'
import { type Row, toImage } from './row.ts'

const heroRows: Row[] = [
  ['saison', 'ribbon', 'zinnober', 'dark'],
  ['aufbruch', 'suns', 'aubergine', 'comp'],
  ['musikschule', 'pebbles', 'sonnengelb', 'comp'],
]

const teaserRows: Row[] = [
  ['abo', 'tiles', 'nachtblau', 'paper', 'square'],
  ['oeffentliche-probe', 'quartet', 'zinnober', 'comp', 'square'],
  ['freunde', 'weave', 'tannengruen', 'paper', 'square'],
  ['karussell', 'carousel', 'sonnengelb', 'comp', 'square'],
  ['leihinstrument', 'sizes', 'lindgruen', 'comp', 'square'],
  ['webfaden', 'loops', 'ocker', 'paper', 'square'],
]

const pageRows: Row[] = [
  ['home-weberei', 'bobbins', 'zinnober', 'paper'],
  ['karten-gebaerden', 'gesture', 'petrol', 'comp'],
  ['anfahrt-weberei-hohenwang', 'venue-weberei', 'aubergine', 'comp', 'square'],
  ['anfahrt-stadthalle-neckarlauf', 'venue-stadthalle', 'nachtblau', 'comp', 'square'],
  ['anfahrt-st-veit-talbronn', 'venue-abbey', 'ocker', 'comp', 'square'],
  ['anfahrt-kursaal-marbruck', 'venue-kursaal', 'zinnober', 'comp', 'square'],
  ['anfahrt-schloss-weilerstett', 'venue-castle', 'tannengruen', 'comp', 'square'],
  ['anfahrt-kelter-stettbach', 'venue-winepress', 'petrol', 'comp', 'square'],
  ['orchester-gewebe', 'weave', 'nachtblau', 'paper', 'portrait'],
  ['orchester-geschichte', 'bobbins', 'petrol', 'comp', 'square'],
  ['orchester-dirigent', 'gesture', 'aubergine', 'paper', 'square'],
  ['geschichte-spulen', 'bobbins', 'tannengruen', 'paper', 'portrait'],
  ['geschichte-sheddach', 'venue-weberei', 'nachtblau', 'comp', 'portrait'],
  ['geschichte-1924', 'threads', 'ocker', 'paper', 'square'],
  ['geschichte-1951', 'score', 'petrol', 'paper', 'square'],
  ['geschichte-1983', 'tiles', 'tannengruen', 'paper', 'square'],
  ['geschichte-2011', 'arches', 'zinnober', 'paper', 'square'],
  ['musikerinnen-pult', 'violin', 'zinnober', 'paper', 'portrait'],
  ['musikerinnen-video', 'quartet', 'nachtblau', 'comp'],
  ['chefdirigent-haende', 'gesture', 'nachtblau', 'comp', 'portrait'],
  ['vermittlung-probe', 'drums', 'tannengruen', 'comp'],
  ['vermittlung-video-oboe', 'reeds', 'petrol', 'dark'],
  ['vermittlung-video-pauke', 'drums', 'zinnober', 'paper'],
  ['vermittlung-video-kinder', 'chorus', 'petrol', 'comp'],
  ['schulen-bollerwagen', 'carousel', 'petrol', 'comp'],
  ['schulen-partitur', 'score', 'zinnober', 'paper'],
  ['presse-plakat-1', 'keyboard', 'nachtblau', 'dark', 'portrait'],
  ['presse-plakat-2', 'suns', 'ocker', 'paper', 'portrait'],
  ['presse-plakat-3', 'sea', 'tannengruen', 'comp', 'portrait'],
  ['freunde-kette', 'weave', 'zinnober', 'paper'],
  ['musikschule-klein', 'garden', 'lindgruen', 'paper', 'square'],
  ['musikschule-mittel', 'brass', 'lindgruen', 'comp', 'square'],
  ['musikschule-gross', 'espresso', 'lindgruen', 'dark', 'square'],
  ['musikschule-video', 'keyboard', 'sonnengelb', 'paper'],
  ['verleih-regal', 'sizes', 'tannengruen', 'paper', 'portrait'],
  ['ensembles-webfaden', 'threads', 'lindgruen', 'paper', 'square'],
  ['ensembles-singschule', 'chorus', 'lindgruen', 'paper', 'square'],
  ['ensembles-band', 'band', 'sonnengelb', 'comp', 'square'],
  ['ensembles-links', 'pulse', 'lindgruen', 'paper', 'portrait'],
  ['ensembles-rechts', 'pulse', 'sonnengelb', 'dark', 'portrait'],
]

export const pageImages: ImageSpec[] = [
  ...heroRows.map((row) => toImage('hero', row, null)),
  ...teaserRows.map((row) => toImage('teaser', row, null)),
  ...pageRows.map((row) => toImage('page', row, null)),
]

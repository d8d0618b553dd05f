import { mapStringsDeep } from './map-strings-deep.ts'

const NBSP = '\u00a0'
const NB_HYPHEN = '\u2011'
const monthNames =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Oct|Nov|Dez|Dec'
const units =
  'Uhr|am|pm|Euro|€|%|Prozent|percent|Jahren?|Monaten?|Wochen|Minuten|Min\\.|Stunden?|Plätzen?|Kinder|Personen|Instrumenten?|instruments|years?|months|weeks|minutes|hours?'
const catalogues = 'op\\.|Op\\.|Nr\\.|No\\.|no\\.|Bd\\.|S\\.?|KV|K\\.|BWV|HWV|TWV|RV|WoO|Hob\\.|D|B|Sz\\.?|WAB|VWV'

/** Contexts of a blank that becomes non-breaking. */
const pairs = [
  // "19:30 Uhr", "60 Minuten", "12 €"
  new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
  // "op. 92", "KV 314", "Nr. 7", "Hob. XVI"
  new RegExp(`(?<=(?<![\\p{L}\\d])(?:${catalogues})) (?=\\d|[IVX]+(?!\\p{L}))`, 'gu'),
  // "3. Dezember", "3 Dec"
  new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.?) (?=(?:${monthNames})(?!\\p{L}))`, 'gu'),
  // "10 bis 13", "10 – 13": both blanks
  /(?<=\d) (?=(?:bis|to|–|und|and) \d)|(?<=\d (?:bis|to|–|und|and)) (?=\d)/gu,
  // "ab 6", "bis 12", "from 6", "to 5", "um 18:00"
  /(?<=(?<!\p{L})(?:ab|bis|um|aged?|from|to|until|at)) (?=\d)/giu,
  // "72999 Hohenwang"
  /(?<=(?<!\d)\d{5}) (?=\p{Lu})/gu,
  // "St. Veit", "Dr. Berg"
  /(?<=(?<!\p{L})(?:St|Dr|Prof)\.) (?=\p{Lu})/gu,
  // "C major", "B-flat minor"
  /(?<=(?<!\p{L})[A-H](?:-flat|-sharp)?) (?=(?:major|minor)(?!\p{L}))/gu,
  // "z. B.", "d. h."
  /(?<=(?<!\p{L})(?:z|d|u|i|o)\.) (?=(?:B|h|a|d|R|J)\.)/gu,
  // A dot between two names ends its line: lines begin with a name.
  /(?<=\S) (?=· )/gu,
]

/** Contexts of a hyphen that becomes non-breaking: "C-Dur", "B-flat", "E-Mail"; never in an address. */
const hyphens = [
  /(?<=(?<![\p{L}\d/.@_=-])[A-Ha-h](?:is|es|s)?)-(?=(?:Dur|Moll|flat|sharp)(?![\p{L}\d]))/gu,
  /(?<=(?:^|[\s>(„“])E)-(?=[Mm]ail)|(?<=[\s>(]e)-(?=mail)/gu,
]

/** Pre-check common to all pairs; most texts have none. */
const anyPair = /\d\.? | \d| [IVX]|\. [BhadRJ]\.|(?:St|Dr|Prof)\. | m(?:aj|in)or| · /
const anyHyphen = /-(?:Dur|Moll|flat|sharp|[Mm]ail)/

/** Non-breaking blanks and hyphens: "19:30 Uhr", "op. 92" and "C-Dur" never break. */
export function bindFigures(text: string): string {
  const spaced = anyPair.test(text) ? pairs.reduce((result, pair) => result.replaceAll(pair, NBSP), text) : text
  return anyHyphen.test(spaced)
    ? hyphens.reduce((result, hyphen) => result.replaceAll(hyphen, NB_HYPHEN), spaced)
    : spaced
}

/** The same for every text of an API response, before rendering; never for stored texts. */
export function bindFiguresDeep<T>(value: T): T {
  return mapStringsDeep(value, bindFigures)
}

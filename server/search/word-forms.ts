import { wellKnownComposers } from '#contract/events/well-known-composers.ts'

/** Words that the stemmer wrongly merges with the word after the colon; each line's forms get a term of their own. */
const lines = `
  glück glücks glückes: Gluck
  pärt pärts: Part
  schutz schutzes: Schütz
  schon: schön
  fordern fordert forderung forderungen: fördern
  drücken drückt drücke: drucken
  zählen zählt zähler: zahlen
  kuchen kuchens: Küche
  bär bären bärs: Bar
  not nöte nöten: Note
  messer messers messern: Messe
  walze walzen: Walzer
  parken parkt geparkt parking: Park
  meist meiste meisten meistens: Meister
  laut lauter lautes lautem lautere lauteste lautesten: Laute
  alter alters: alt
  lager lagers lagern: Lage
  arier ariern: Arie
  bauer bauern bauers: Bau
  kamm kämme kämmen: Kammer
  posten postens: Post
  mal male: Maler
  seit: Seite
`

const ownTerms = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const forms = line.split(':')[0]?.trim().split(' ') ?? []
      return forms.map((form) => [form, `${withoutMarks(forms[0] ?? '')}1`] as const)
    }),
)

/** Words that differ from others by umlauts only, listed without them. */
const marked = new Set([
  'gluck',
  'part',
  'schutz',
  'schon',
  'fordern',
  'forderung',
  'drucken',
  'zahlen',
  'kuchen',
  'bar',
])

const lastNamesAsWritten = wellKnownComposers.flatMap(({ sort_name, sort_name_en, spellings }) =>
  [sort_name, sort_name_en, ...spellings].flatMap(parseLastName),
)
const lastNames = new Set(lastNamesAsWritten.map(withoutMarks))
/** By their letters without marks. */
const markedNames = new Map(
  lastNamesAsWritten.flatMap((name) => (name === withoutMarks(name) ? [] : [[withoutMarks(name), name] as const])),
)
const names = new Set([...lastNames, ...wellKnownComposers.flatMap(({ name }) => extractWords(name).map(withoutMarks))])

/** German plurals of Latin, Greek and Italian words and of words that end in a vowel, which the stemmer leaves. */
const plurals: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(mus|lyz|mausol)een$/, '$1eum'],
  [/jubiläen$/, 'jubiläum'],
  [/(cell|sol|temp|scherz|concert|librett|intermezz|mott)i$/, '$1o'],
  [/virtuosi$/, 'virtuose'],
  [/(zykl|rhythm|ism)en$/, '$1us'],
  [/(them|dram|vill|firm)en$/, '$1a'],
  [/(zentr|alb|for)en$/, '$1um'],
  [/konten$/, 'konto'],
  [/praktika$/, 'praktikum'],
  [/lexika$/, 'lexikon'],
  [/iums?$/, 'ien'],
  [/(?<=.[^aeo])(?<!cha|kosm|er|myth|path|rhod|carl|ep|log|eth|lot)os$/, 'o'],
  [/(tub|viol|om|op|kamer|gal|div|mam|pap)as$/, '$1a'],
  [/(?<=..)ys$/, 'y'],
]

/** The singular of a German word in lower case with an irregular plural. */
export function toSingular(word: string): string {
  const match = plurals.find(([plural]) => plural.test(word))
  return match ? word.replace(...match) : word
}

/** A word that must not be stemmed: a composer's name, with or without the genitive s, or a listed word. */
export function toOwnTerm(word: string): string | null {
  const ownTerm = ownTerms.get(word)
  if (ownTerm) return ownTerm
  const unmarked = withoutMarks(word)
  if (lastNames.has(unmarked)) return unmarked
  const nominative = unmarked.replace(/s$/, '')
  return lastNames.has(nominative) ? nominative : null
}

/** The term of a composer's name typed without umlauts: Schutz for Schütz. */
export function termOfMarkedName(word: string): string | null {
  const name = markedNames.get(word)
  return name === undefined ? null : toOwnTerm(name)
}

/** Whether a lower-case word is a name, which only starts compounds: Bachkantate, not Offenbach. */
export function isLastName(word: string): boolean {
  return !ownTerms.has(word) && lastNames.has(withoutMarks(word))
}

/** Whether a lower-case word must not be split: a name, or a listed word that contains another. */
export function isIndivisible(word: string): boolean {
  return ownTerms.has(word) || names.has(withoutMarks(word))
}

/** Whether a word, given without marks, must keep its umlauts. */
export function isMarked(word: string): boolean {
  return marked.has(word)
}

function parseLastName(name: string): string[] {
  const [last = ''] = name.split(', ')
  return name.includes(',') || !name.includes(' ') ? extractWords(last) : []
}

function extractWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => withoutMarks(word).length > 3)
}

function withoutMarks(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

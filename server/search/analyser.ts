import { LRUCache } from 'lru-cache'
import { newStemmer } from 'snowball-stemmers'
import type { Locale } from '#config'
import type { TextPiece } from '#server/db/schema/search.ts'
import { toOwnTerm, toSingular } from './word-forms.ts'

/** A word and its position; `terms` are its index terms, the whole word first. */
export type Token = { start: number; end: number; word: string; terms: readonly string[] }

const stemmers = { de: newStemmer('german'), en: newStemmer('english') }

/** Texts repeat words, and stemming takes ten times as long as a lookup. */
const TERMS_KNOWN = 20_000
const cachedTerms = {
  de: new LRUCache<string, string[]>({ max: TERMS_KNOWN }),
  en: new LRUCache<string, string[]>({ max: TERMS_KNOWN }),
}

const CATALOGUE =
  /(?<![\p{L}\p{N}])(kv|k|op|opus|bwv|hwv|twv|buxwv|rv|woo|wq|sz|d|mwv|wab)\.?\s?(?:posth\.?\s?)?(?:nr\.?\s?|no\.?\s?)?(\d{1,4}[a-z]?)(?![\p{L}\p{N}])/u
const HOBOKEN = /(?<![\p{L}\p{N}])hob\.?\s?([ivx]{1,6}[a-z]?)\s?[:/]\s?(\d{1,3})(?![\p{L}\p{N}])/u
const KEY = /(?<![\p{L}\p{N}])([cdefgah](?:es|is|s)?|as|b)[\s-](dur|moll)(?!\p{L})/u
const ENGLISH_KEY = /(?<![\p{L}\p{N}])([a-g])[\s-](?:(flat|sharp)[\s-])?(major|minor)(?!\p{L})/u
const PART = String.raw`[\p{L}\p{M}\p{N}]+`
const GENDERED = String.raw`[*:_/·]-?in(?:nen)?(?!\p{L})`
const GENDERED_END = new RegExp(`${GENDERED}$`, 'u')
const WORD = new RegExp(`${PART}(?:${GENDERED})?(?:-${PART}(?:${GENDERED})?)*`, 'u')
const ANY = new RegExp([HOBOKEN, CATALOGUE, KEY, ENGLISH_KEY, WORD].map(({ source }) => source).join('|'), 'gu')

const sharps: Readonly<Record<string, string>> = {
  c: 'cis',
  d: 'dis',
  e: 'eis',
  f: 'fis',
  g: 'gis',
  a: 'ais',
  b: 'his',
}
const flats: Readonly<Record<string, string>> = { c: 'ces', d: 'des', e: 'es', f: 'fes', g: 'ges', a: 'as', b: 'b' }

/** The searchable words of a text in its language, without stop words. */
export function tokenise(text: string, language: Locale): Token[] {
  return [...tokeniseLazily(text, language)]
}

/** Lazily, for callers that need only the first ones. */
export function* tokeniseLazily(text: string, language: Locale): Generator<Token> {
  // Lower case may change the length of a text (İ); no letter of German or English does.
  for (const match of text.replaceAll('İ', 'I').toLowerCase().matchAll(ANY)) {
    const [wholeWord] = match
    const terms = numberedTerms(match) ?? getTerms(wholeWord, language)
    if (terms.length === 0) continue
    const [start, end] = [match.index, match.index + wholeWord.length]
    yield { start, end, word: text.slice(start, end), terms }
  }
}

/** The term of a catalogue number or musical key; null otherwise. */
function numberedTerms(match: RegExpExecArray): string[] | null {
  const [, hobBook, hobNumber, catalogue, number, key, mode, englishKey, accidental, englishMode] = match
  if (hobBook) return [`hob${hobBook}${hobNumber}`]
  if (catalogue) return [`${catalogueNamed(catalogue)}${number}`]
  if (key) return [`${key}${mode}`]
  return englishKey ? [germanKey(englishKey, accidental) + (englishMode === 'major' ? 'dur' : 'moll')] : null
}

const tokensOfPieces = new WeakMap<TextPiece, readonly Token[]>()

/** Cached: both the index and the word list need it. */
export function tokenisePiece(piece: TextPiece): readonly Token[] {
  const tokens = tokensOfPieces.get(piece) ?? tokenise(piece.text, piece.lang)
  tokensOfPieces.set(piece, tokens)
  return tokens
}

/** Lower case, one spelling per letter, no accents. */
export function foldWord(word: string): string {
  return withoutAccents(getUmlauts(getLetters(word)))
}

/** The same with umlauts, which distinguish some words. */
export function germanLetters(word: string): string {
  return getUmlauts(getLetters(word))
}

/** All forms of a word have the same term. */
export function toTerm(word: string, language: Locale): string {
  const letters = getLetters(word)
  const order = ordinalNumber(letters)
  if (order !== null) return order
  const german = getUmlauts(letters)
  const ownTerm = toOwnTerm(german)
  if (ownTerm !== null) return ownTerm
  if (language === 'en') return stemmers.en.stem(withoutAccents(letters))
  return withoutAccents(stemmers.de.stem(toSingular(toMasculine(german))))
}

/** A word with hyphens is found as one and by its parts. */
function getTerms(word: string, language: Locale): string[] {
  const before = cachedTerms[language].get(word)
  if (before) return before
  const terms = makeTerms(word, language)
  cachedTerms[language].set(word, terms)
  return terms
}

function makeTerms(word: string, language: Locale): string[] {
  const parts = word.split('-').map((part) => part.replace(GENDERED_END, ''))
  const compound = parts.join('')
  const longParts = parts.length === 1 ? parts : [compound, ...parts.filter((part) => part.length > 1)]
  const terms = longParts.filter((part) => !stopWords.has(getUmlauts(part))).map((part) => toTerm(part, language))
  return [...new Set(terms.filter((term) => term !== ''))]
}

function getLetters(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=[aou])ë/g, 'e')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'ö')
    .replaceAll('æ', 'ä')
    .replaceAll('œ', 'ö')
    .replaceAll('ł', 'l')
}

/** „Mueller“ as „Müller“; not in „Quelle“, „Bauer“ or „neue“. */
function getUmlauts(word: string): string {
  return word.replace(/(?<![qae])[aou]e/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair)
}

/** „Geigerinnen“ as „Geiger“. */
function toMasculine(word: string): string {
  return word.replace(/^(\p{L}{2,}(?:er|ist|ent|ant|ert|or|eur|log|leg|iker|freund|chef))in(?:nen)?$/u, '$1')
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

function catalogueNamed(name: string): string {
  if (name === 'k') return 'kv'
  return name === 'opus' ? 'op' : name
}

function germanKey(key: string, accidental: string | undefined): string {
  if (accidental === 'flat') return flats[key] ?? key
  if (accidental === 'sharp') return sharps[key] ?? key
  return key === 'b' ? 'h' : key
}

const german =
  'aber als am an auch auf aus bei beim bis das dass dem den der des die dies diese dieser dieses doch durch ein eine einem einen einer eines er es für gegen haben hat hier ich ihr ihre ihren im in ins ist kann man mit nach nicht noch nr nun nur ob oder ohne sein sich sie sind so über um und uns unser unsere unseren vom von vor war was wenn werden wie wieder wir wird wo wurde zu zum zur'
const english =
  'a an and are as at be but by can do for from has have how i if into is it its no not of on or our so such that the their then there these they this to was we were what when where which who will with you your'

const stopWords: ReadonlySet<string> = new Set([
  ...german.split(' '),
  ...english.split(' ').filter((word) => !['an', 'do', 'war', 'so', 'on'].includes(word)),
])

const germanOrders = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt']
const englishOrders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** „Die Fünfte“ is the symphony No. 5. */
function ordinalNumber(word: string): string | null {
  const order = germanOrders.findIndex((each) => word.startsWith(each) && /^e[nrsm]?$/.test(word.slice(each.length)))
  const ordinal = order >= 0 ? order : englishOrders.indexOf(word)
  return ordinal >= 0 ? String(ordinal + 1) : null
}

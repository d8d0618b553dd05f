import type { Piece } from '#server/db/schema/search.ts'
import { tokensOf } from './analyser.ts'
import type { Wanted } from './query.ts'

export type Mark = { text: string; hit: boolean }

const BEFORE_CHARACTERS = 60
const EXCERPT_CHARACTERS = 200

/** The terms of all that is wanted, to find the words that were found by. */
export function termsIn(wanted: readonly Wanted[]): Set<string> {
  const terms = new Set<string>()
  const add = (each: Wanted) => {
    if (typeof each === 'string') terms.add(each)
    else if (!('begins' in each)) for (const part of 'any' in each ? each.any : each.all) add(part)
  }
  for (const each of wanted) add(each)
  return terms
}

/** A piece of text around the place where most of the words stand; empty where none does. */
export function excerptOf(pieces: readonly Piece[], terms: ReadonlySet<string>): { marks: Mark[]; lang: Piece['lang'] | null } {
  const best = pieces.map((piece) => bestPlace(piece, terms)).toSorted((one, other) => other.hits - one.hits)[0]
  if (!best || best.hits === 0) return { marks: [], lang: null }
  const { text, lang, places, start } = best
  const from = start <= BEFORE_CHARACTERS ? 0 : wordAt(text, start - BEFORE_CHARACTERS)
  const to = Math.min(text.length, from + EXCERPT_CHARACTERS)
  const end = to === text.length ? to : Math.max(text.lastIndexOf(' ', to), start)
  const marks: Mark[] = from > 0 ? [{ text: '… ', hit: false }] : []
  let at = from
  for (const place of places) {
    if (place.start < at || place.end > end) continue
    marks.push({ text: text.slice(at, place.start), hit: false }, { text: text.slice(place.start, place.end), hit: true })
    at = place.end
  }
  marks.push({ text: text.slice(at, end), hit: false })
  if (end < text.length) marks.push({ text: ' …', hit: false })
  return { marks: marks.filter(({ text }) => text !== ''), lang }
}

/** Where the window with most different words begins. */
function bestPlace({ text, lang }: Piece, terms: ReadonlySet<string>) {
  const places = tokensOf(text, lang).flatMap(({ start, end, terms: own }) => {
    const term = own.find((each) => terms.has(each))
    return term === undefined ? [] : [{ start, end, term }]
  })
  let best = { hits: 0, start: 0 }
  for (const [index, { start }] of places.entries()) {
    const within = new Set<string>()
    for (const place of places.slice(index)) {
      if (place.end - start > EXCERPT_CHARACTERS - BEFORE_CHARACTERS) break
      within.add(place.term)
    }
    if (within.size > best.hits) best = { hits: within.size, start }
  }
  return { text, lang, places, ...best }
}

function wordAt(text: string, at: number): number {
  const blank = text.indexOf(' ', at)
  return blank < 0 ? at : blank + 1
}

import type { TextPiece } from '#server/db/schema/search.ts'
import { tokeniseLazily } from './analyser.ts'
import type { QueryTerm } from './query.ts'

export type ExcerptPart = { text: string; hit: boolean }

const BEFORE_CHARACTERS = 60
const EXCERPT_CHARACTERS = 200
const WINDOW_CHARACTERS = EXCERPT_CHARACTERS - BEFORE_CHARACTERS

/** Terms to highlight; reading stops at a text with `words` of them. */
export type HighlightTerms = { terms: ReadonlySet<string>; words: number }

export function highlightTerms(query: readonly QueryTerm[]): HighlightTerms {
  const terms = new Set<string>()
  const add = (each: QueryTerm) => {
    if (typeof each === 'string') terms.add(each)
    else if (!('begins' in each)) for (const part of 'any' in each ? each.any : each.all) add(part)
  }
  for (const each of query) add(each)
  return { terms, words: query.length }
}

/** Whether a text contains all words of the query, so that no other one is needed. */
export function containsAllWords(piece: TextPiece, highlightTerms: HighlightTerms): boolean {
  return bestPlace(piece, highlightTerms).hits >= highlightTerms.words
}

/** An excerpt around most of the matches; empty without any. */
export function makeExcerpt(
  pieces: readonly TextPiece[],
  highlightTerms: HighlightTerms,
): { marks: ExcerptPart[]; lang: TextPiece['lang'] | null } {
  let best: ReturnType<typeof bestPlace> | undefined
  for (const piece of pieces) {
    const place = bestPlace(piece, highlightTerms)
    if (place.hits > (best?.hits ?? 0)) best = place
    if (place.hits >= highlightTerms.words) break
  }
  if (!best) return { marks: [], lang: null }
  const { text, lang, places, start } = best
  const from = start <= BEFORE_CHARACTERS ? 0 : wordAt(text, start - BEFORE_CHARACTERS)
  const to = Math.min(text.length, from + EXCERPT_CHARACTERS)
  const end = to === text.length ? to : Math.max(text.lastIndexOf(' ', to), start)
  const marks: ExcerptPart[] = from > 0 ? [{ text: '… ', hit: false }] : []
  let at = from
  for (const place of places) {
    if (place.start < at || place.end > end) continue
    marks.push(
      { text: text.slice(at, place.start), hit: false },
      { text: text.slice(place.start, place.end), hit: true },
    )
    at = place.end
  }
  marks.push({ text: text.slice(at, end), hit: false })
  if (end < text.length) marks.push({ text: ' …', hit: false })
  return { marks: marks.filter(({ text }) => text !== ''), lang }
}

function bestPlace({ text, lang }: TextPiece, { terms, words }: HighlightTerms) {
  const places: { start: number; end: number; term: string }[] = []
  let best = { hits: 0, start: 0 }
  for (const { start, end, terms: tokenTerms } of tokeniseLazily(text, lang)) {
    if (best.hits >= words && start > best.start + EXCERPT_CHARACTERS) break
    const term = tokenTerms.find((each) => terms.has(each))
    if (term === undefined) continue
    places.push({ start, end, term })
    const within = places.filter((place) => end - place.start <= WINDOW_CHARACTERS)
    for (const [index, place] of within.entries()) {
      const hits = new Set(within.slice(index).map((each) => each.term)).size
      if (hits > best.hits) best = { hits, start: place.start }
    }
  }
  return { text, lang, places, ...best }
}

function wordAt(text: string, at: number): number {
  const blank = text.indexOf(' ', at)
  return blank < 0 ? at : blank + 1
}

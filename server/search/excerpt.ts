import type { TextPiece } from '#server/db/schema/search.ts'
import { tokeniseLazily } from './analyser.ts'
import type { QueryTerm } from './query.ts'

type ExcerptPart = { text: string; hit: boolean }

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
  let bestPassage: ReturnType<typeof bestPlace> | undefined
  for (const piece of pieces) {
    const passage = bestPlace(piece, highlightTerms)
    if (passage.hits > (bestPassage?.hits ?? 0)) bestPassage = passage
    if (passage.hits >= highlightTerms.words) break
  }
  if (!bestPassage) return { marks: [], lang: null }
  const { text, lang, places: occurrences, start } = bestPassage
  const from = start <= BEFORE_CHARACTERS ? 0 : wordAt(text, start - BEFORE_CHARACTERS)
  const to = Math.min(text.length, from + EXCERPT_CHARACTERS)
  const end = to === text.length ? to : Math.max(text.lastIndexOf(' ', to), start)
  const marks: ExcerptPart[] = from > 0 ? [{ text: '… ', hit: false }] : []
  let position = from
  for (const hit of occurrences) {
    if (hit.start < position || hit.end > end) continue
    marks.push(
      { text: text.slice(position, hit.start), hit: false },
      { text: text.slice(hit.start, hit.end), hit: true },
    )
    position = hit.end
  }
  marks.push({ text: text.slice(position, end), hit: false })
  if (end < text.length) marks.push({ text: ' …', hit: false })
  return { marks: marks.filter(({ text }) => text !== ''), lang }
}

function bestPlace({ text, lang }: TextPiece, { terms, words }: HighlightTerms) {
  const occurrences: { start: number; end: number; term: string }[] = []
  let best = { hits: 0, start: 0 }
  for (const { start, end, terms: tokenTerms } of tokeniseLazily(text, lang)) {
    if (best.hits >= words && start > best.start + EXCERPT_CHARACTERS) break
    const term = tokenTerms.find((each) => terms.has(each))
    if (term === undefined) continue
    occurrences.push({ start, end, term })
    const within = occurrences.filter((occurrence) => end - occurrence.start <= WINDOW_CHARACTERS)
    for (const [index, occurrence] of within.entries()) {
      const termCount = new Set(within.slice(index).map((each) => each.term)).size
      if (termCount > best.hits) best = { hits: termCount, start: occurrence.start }
    }
  }
  return { text, lang, places: occurrences, ...best }
}

function wordAt(text: string, index: number): number {
  const blank = text.indexOf(' ', index)
  return blank < 0 ? index : blank + 1
}

import type { Token } from './analyser.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The query with the nearest word of the house in place of each that it does not have; null where that is the same query. */
export function correctQuery(query: string, words: readonly Token[], vocabulary: Vocabulary): string | null {
  let corrected = ''
  let at = 0
  for (const { start, end, word, terms } of words) {
    const isKnown = terms.some((term) => vocabulary.has(term) || vocabulary.compoundsWith(word, term).length > 0)
    corrected += query.slice(at, start) + (isKnown ? word : (vocabulary.near(word)?.word ?? word))
    at = end
  }
  corrected += query.slice(at)
  return corrected === query || words.length === 0 ? null : corrected.trim()
}

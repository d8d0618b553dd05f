import type { Token } from './analyser.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The query with unknown words replaced by the nearest known ones; null when nothing changes. */
export function correctQuery(query: string, words: readonly Token[], vocabulary: Vocabulary): string | null {
  let corrected = ''
  let at = 0
  for (const { start, end, word, terms } of words) {
    const isKnown = terms.some((term) => vocabulary.has(term) || vocabulary.compoundsWith(word, term).length > 0)
    corrected += query.slice(at, start) + (isKnown ? word : (vocabulary.findNearest(word)?.word ?? word))
    at = end
  }
  corrected += query.slice(at)
  return corrected === query || words.length === 0 ? null : corrected.trim()
}

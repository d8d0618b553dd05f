import type { Token } from './analyser.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The query with unknown words replaced by the nearest known ones; null when nothing changes. */
export function correctQuery(query: string, tokens: readonly Token[], vocabulary: Vocabulary): string | null {
  let corrected = ''
  let position = 0
  for (const { start, end, word, terms } of tokens) {
    const isKnown = terms.some((term) => vocabulary.has(term) || vocabulary.compoundsWith(word, term).length > 0)
    corrected += query.slice(position, start) + (isKnown ? word : (vocabulary.findNearest(word)?.word ?? word))
    position = end
  }
  corrected += query.slice(position)
  return corrected === query || tokens.length === 0 ? null : corrected.trim()
}

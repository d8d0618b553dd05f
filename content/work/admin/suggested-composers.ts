import { type CommonComposer, commonComposers } from '#contract/common-composers.ts'

const MOST = 8
const folded = commonComposers.map((composer) => {
  const { name, name_en, spellings } = composer
  return { composer, words: [name, name_en, ...spellings].flatMap((text) => wordsOf(text)) }
})

/** Well-known composers each of whose typed words begins a word of their name, in whichever spelling; none before two letters. */
export function suggestedComposers(typed: string): CommonComposer[] {
  const wanted = wordsOf(typed)
  if (wanted.join('').length < 2) return []
  const found = folded.filter(({ words }) => wanted.every((word) => words.some((own) => own.startsWith(word))))
  return found.slice(0, MOST).map(({ composer }) => composer)
}

function wordsOf(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

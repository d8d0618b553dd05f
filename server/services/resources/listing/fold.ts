import { visibleText } from '#contract/texts/stored-text.ts'
import type { Localised } from '#server/db/columns.ts'

const MAX_CHARACTERS = 2000
export const MAX_SORT_CHARACTERS = 200

/** Lower case without accents and umlauts: “Übung” is found by “ubung” and sorts next to it in any database. */
export function foldText(text: string): string {
  return visibleText(text)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Spellings of a folded word: “Mueller” also means “Müller”. */
export function spellingVariants(word: string): string[] {
  return [...new Set([word, word.replace(/(?<![qae])[aou]e/g, ([vowel]) => vowel ?? '')])]
}

/** The folded columns that lists search and sort by; the first field sorts. */
export function toSearchTexts(
  fields: readonly string[],
  values: Record<string, unknown>,
): { search_text: string; sort_text: string } {
  const [first = '', ...otherTexts] = fields.map((field) => getWords(values[field]))
  return {
    search_text: foldText([first, ...otherTexts].join(' ')).slice(0, MAX_CHARACTERS),
    sort_text: foldText(`${first} ${otherTexts[0] ?? ''}`).slice(0, MAX_SORT_CHARACTERS),
  }
}

function getWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(getWords).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { de = '', en = '' } = value as Partial<Localised>
  return de === en ? de : `${de} ${en}`
}

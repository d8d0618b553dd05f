import { visibleText } from '#contract/stored-text.ts'

/** A name as far as it tells records apart: without case, doubled blanks and signs that nobody sees. */
export function sameWords(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim().toLowerCase()
}

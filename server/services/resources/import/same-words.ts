import { visibleText } from '#contract/texts/stored-text.ts'

/** A name for comparison: without case, repeated spaces and invisible characters. */
export function sameWords(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim().toLowerCase()
}

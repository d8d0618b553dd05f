import { textOfRichText } from '#contract/plain-text.ts'
import type { ModuleState, PageState } from './page-state.ts'

/** A change that takes away more than this, or half of a text, is one that somebody may want back. */
const MAX_LOST_LETTERS = 100
/** Shorter texts are written anew in every other word. */
const MIN_TEXT_LETTERS = 20

/** Whether a later state of a page has lost so many words of an earlier one that the earlier one stays a version of its own. */
export function losesWords(before: PageState, after: PageState): boolean {
  const later = new Map(after.modules.map((module) => [module.id, module]))
  return before.modules.some((module) => {
    const now = textsOf(later.get(module.id))
    return Object.entries(textsOf(module)).some(([name, text]) => {
      const lost = lettersLost(text, now[name] ?? '')
      return lost > MAX_LOST_LETTERS || (text.length >= MIN_TEXT_LETTERS && lost > text.length / 2)
    })
  })
}

/** The texts of a module by field and language, as a reader sees them. */
function textsOf(module: ModuleState | undefined): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, value] of Object.entries(module?.data ?? {})) {
    if (typeof value !== 'object' || value === null) continue
    for (const [locale, text] of Object.entries(value))
      if (locale !== 'of' && typeof text === 'string') texts[`${field}.${locale}`] = textOfRichText(text)
  }
  return texts
}

/** How many letters of a text stand no more between the part at its start and the part at its end that are still there. */
function lettersLost(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return before.length - start - end
}

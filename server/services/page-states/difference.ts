import type { Locale } from '#config'
import { textOfRichText } from '#contract/plain-text.ts'

const MAX_CHARACTERS = 60

export type Difference = { was: string; now: string }
type Data = Readonly<Record<string, unknown>>

/** The words by which the first changed text of a module differs, in the first of these languages; null where only other fields do. */
export function differenceOf(before: Data, after: Data, languages: readonly Locale[]): Difference | null {
  for (const language of languages) {
    for (const field of Object.keys({ ...before, ...after })) {
      const [was, now] = [wordsIn(before[field], language), wordsIn(after[field], language)]
      if (was.join(' ') !== now.join(' ')) return apart(was, now)
    }
  }
  return null
}

/** Without the words that both begin and end with. */
function apart(was: readonly string[], now: readonly string[]): Difference {
  const shorter = Math.min(was.length, now.length)
  let start = 0
  while (start < shorter && was[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const between = (words: readonly string[]) => cut(words.slice(start, words.length - end).join(' '))
  return { was: between(was), now: between(now) }
}

function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_CHARACTERS)).slice(0, MAX_CHARACTERS)} …`
}

function wordsIn(value: unknown, language: Locale): string[] {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, language) : ''
  return typeof text === 'string' ? textOfRichText(text).split(' ').filter(Boolean) : []
}

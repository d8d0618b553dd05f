import type { Locale } from '#config'
import type { UntilDate } from '#contract/sections.ts'
import { momentWords } from '../words/naming.ts'

type Wish = { search: string; locale: Locale; chosen: number | null }

/** The dates by their day and title that have every word of the search, accents or not; what is chosen stays among them. */
export function matchingDates(dates: readonly UntilDate[], { search, locale, chosen }: Wish): { id: number; name: string }[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return dates
    .map(({ id, title, start }) => ({ id, name: `${momentWords(locale, new Date(start))} · ${title}` }))
    .filter(({ id, name }) => id === chosen || words.every((word) => folded(name).includes(word)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

import type { Locale } from '#config'
import { fieldMessages } from './messages.ts'

const SHOWN_FROM = 0.8

/** Null while there is plenty of room. */
export function formatRemainingCharacters(
  text: string,
  { limit, locale }: { limit: number; locale: Locale },
): string | null {
  if (text.length < limit * SHOWN_FROM) return null
  const { lettersLeft, lettersOver } = fieldMessages[locale]
  return text.length <= limit ? lettersLeft(limit - text.length) : lettersOver(text.length - limit)
}

import type { Locale } from '#config'
import styles from './fields.module.css'
import { fieldMessages } from './messages.ts'
import { type FieldShape, maxCharacters } from './shapes.ts'

/** Shown once a text nearly reaches its limit. */
export function CharacterCount({ text, field, locale }: { text: string; field: FieldShape; locale: Locale }) {
  const remainingText = formatRemainingCharacters(text, { limit: maxCharacters(field), locale })
  return remainingText && <p className={styles.count}>{remainingText}</p>
}

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

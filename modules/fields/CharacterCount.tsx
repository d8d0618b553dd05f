import type { Locale } from '#config'
import styles from './fields.module.css'
import { formatRemainingCharacters } from './remaining-characters.ts'
import { type FieldShape, maxCharacters } from './shapes.ts'

/** Shown once a text nearly reaches its limit. */
export function CharacterCount({ text, field, locale }: { text: string; field: FieldShape; locale: Locale }) {
  const remainingText = formatRemainingCharacters(text, { limit: maxCharacters(field), locale })
  return remainingText && <p className={styles.count}>{remainingText}</p>
}

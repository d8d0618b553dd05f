import type { Locale } from '#config'
import { countWords } from './count.ts'
import styles from './fields.module.css'
import { type FieldShape, limitOf } from './shapes.ts'

/** How much room a text has left, once it is nearly full. */
export function Count({ text, field, locale }: { text: string; field: FieldShape; locale: Locale }) {
  const words = countWords(text, { limit: limitOf(field), locale })
  return words && <p className={styles.count}>{words}</p>
}

import { useWords } from '#site/i18n/words.ts'
import styles from './Form.module.css'
import { formWords } from './words.ts'

/** Programs fill in every field; people do not see this one. */
export function Trap() {
  const text = useWords(formWords)
  return (
    <label className={styles.trap} aria-hidden="true">
      {text.trap}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}

import { TRAP_FIELD } from '#contract/form-trap.ts'
import { useWords } from '#site/i18n/words.ts'
import styles from './Form.module.css'
import { formWords } from './words.ts'

/** Bots fill in every field; people neither see nor reach this one. */
export function Honeypot() {
  const text = useWords(formWords)
  return (
    <div inert className={styles.trap}>
      <label>
        {text.trap}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

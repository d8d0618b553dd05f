import { useWords } from '#site/i18n/words.ts'
import { answerTarget } from './answer-target.ts'
import styles from './Form.module.css'
import { formWords } from './words.ts'

type ErrorSummaryProps = { notice?: string | undefined; fields: readonly { name: string; error: string | undefined }[] }

/** Errors of a form with links to the fields; nothing without errors. */
export function ErrorSummary({ notice, fields }: ErrorSummaryProps) {
  const text = useWords(formWords)
  if (!notice && fields.length === 0) return null
  return (
    <div role="alert" className={styles.wrong} {...answerTarget}>
      {notice && <p>{notice}</p>}
      {fields.length > 0 && <p>{text.wrong}:</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ name, error }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={() => document.getElementById(name)?.focus()}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

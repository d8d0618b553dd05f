import button from '#site/components/Button/Button.module.css'
import { ANSWER_HASH, answerTarget } from '#site/components/Form/answer-target.ts'
import { ErrorSummary } from '#site/components/Form/ErrorSummary.tsx'
import styles from '#site/components/Form/Form.module.css'
import { useWords } from '#site/i18n/words.ts'
import type { DateNoticeView } from './form.server.ts'
import { notifyWords } from './words.ts'

/**
 * Shown after the form, and as the target of links in mails. Has a button, because mail scanners open links by
 * themselves.
 */
export function NotifyOutcome({ view: { step, email, problem } }: { view: DateNoticeView }) {
  const text = useWords(notifyWords)
  if (step === 'confirm' || step === 'leave')
    return (
      <form method="post" action={ANSWER_HASH} className={styles.form}>
        <ErrorSummary notice={problem ? text[problem] : undefined} fields={[]} />
        <p>{text[`${step}Text`]}</p>
        <p className={styles.buttons}>
          <button type="submit" className={button.button}>
            {text[step]}
          </button>
        </p>
      </form>
    )
  const result = step === 'form' ? 'none' : step
  const message = result === 'requested' ? text.requestedText(email) : text[`${result}Text`]
  return (
    <div role="status" className={styles.outcome} {...answerTarget}>
      <h2>{text[result]}</h2>
      <p>{message}</p>
      {result === 'requested' && <p>{text.notFound}</p>}
    </div>
  )
}

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
  const outcome = step === 'form' ? 'none' : step
  const said = outcome === 'asked' ? text.askedText(email) : text[`${outcome}Text`]
  return (
    <div role="status" className={styles.outcome} {...answerTarget}>
      <h2>{text[outcome]}</h2>
      <p>{said}</p>
      {outcome === 'asked' && <p>{text.notFound}</p>}
    </div>
  )
}

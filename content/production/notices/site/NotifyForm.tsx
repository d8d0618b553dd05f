import button from '#site/components/Button/Button.module.css'
import { ANSWER_HASH } from '#site/components/Form/answer-target.ts'
import { ErrorSummary } from '#site/components/Form/ErrorSummary.tsx'
import { Field } from '#site/components/Form/Field.tsx'
import styles from '#site/components/Form/Form.module.css'
import { Honeypot } from '#site/components/Form/Honeypot.tsx'
import { PrivacyLink } from '#site/components/Form/PrivacyLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import type { DateNoticeView } from './form.server.ts'
import { notifyWords } from './words.ts'

/** A native form, answered at its own URL; after a mistake the input stays. */
export function NotifyForm({ view: { email, problem }, ticket }: { view: DateNoticeView; ticket: string }) {
  const text = useWords(notifyWords)
  const isOfField = problem === 'required' || problem === 'badEmail'
  return (
    <form method="post" action={ANSWER_HASH} noValidate className={styles.form}>
      <ErrorSummary
        notice={isOfField || !problem ? undefined : text[problem]}
        fields={isOfField ? [{ name: 'email', error: text[problem] }] : []}
      />
      <input type="hidden" name="ticket" value={ticket} />
      <div className={styles.field}>
        <Field name="email" label={text.email} hint={text.hint} error={isOfField ? text[problem] : undefined}>
          {(control) => <input {...control} type="email" defaultValue={email} maxLength={200} autoComplete="email" />}
        </Field>
        <PrivacyLink />
      </div>
      <Honeypot />
      <p className={styles.buttons}>
        <button type="submit" className={button.button}>
          {text.send}
        </button>
      </p>
    </form>
  )
}

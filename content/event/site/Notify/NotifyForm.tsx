import button from '#site/components/Button/Button.module.css'
import { ANSWER_HASH } from '#site/components/Form/answer-target.ts'
import { Field } from '#site/components/Form/Field.tsx'
import styles from '#site/components/Form/Form.module.css'
import { Mistakes } from '#site/components/Form/Mistakes.tsx'
import { PrivacyLink } from '#site/components/Form/PrivacyLink.tsx'
import { Trap } from '#site/components/Form/Trap.tsx'
import { useWords } from '#site/i18n/words.ts'
import type { NotifyView } from './form.server.ts'
import { notifyWords } from './words.ts'

/** A form of the browser's own, answered at its own address; a mistake keeps what was typed. */
export function NotifyForm({ view: { email, problem }, ticket }: { view: NotifyView; ticket: string }) {
  const text = useWords(notifyWords)
  const isOfField = problem === 'required' || problem === 'badEmail'
  return (
    <form method="post" action={ANSWER_HASH} noValidate className={styles.form}>
      <Mistakes
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
      <Trap />
      <p className={styles.buttons}>
        <button type="submit" className={button.button}>
          {text.send}
        </button>
      </p>
    </form>
  )
}

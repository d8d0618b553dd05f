import { Field, FieldNotes, getDescription } from '#site/components/Form/Field.tsx'
import styles from '#site/components/Form/Form.module.css'
import { Honeypot } from '#site/components/Form/Honeypot.tsx'
import { PrivacyLink } from '#site/components/Form/PrivacyLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'
import type { FieldName, RequestFormValues } from './form-values.ts'

type StepProps = { values: RequestFormValues; confirms: boolean; errorOf: (field: FieldName) => string | undefined }

export function ContactStep({ values, confirms, errorOf }: StepProps) {
  const text = useWords(words)
  const isForChild = values.learner === 'child'
  return (
    <>
      {isForChild && (
        <Field name="learner_name" label={text.learnerName} error={errorOf('learner_name')}>
          {(control) => <input {...control} defaultValue={values.learner_name} maxLength={120} autoComplete="off" />}
        </Field>
      )}
      <Field name="name" label={text.name} error={errorOf('name')}>
        {(control) => <input {...control} defaultValue={values.name} maxLength={120} autoComplete="name" />}
      </Field>
      <Field
        name="email"
        label={text.email}
        hint={confirms ? text.confirmHint : text.emailHint}
        error={errorOf('email')}
      >
        {(control) => (
          <input {...control} type="email" defaultValue={values.email} maxLength={200} autoComplete="email" />
        )}
      </Field>
      <Field name="phone" label={text.phone} error={errorOf('phone')}>
        {(control) => <input {...control} type="tel" defaultValue={values.phone} maxLength={60} autoComplete="tel" />}
      </Field>
      <Field name="message" label={text.message} error={errorOf('message')} optional>
        {(control) => <textarea {...control} rows={4} defaultValue={values.message} maxLength={2000} />}
      </Field>
      <div className={styles.field}>
        <label className={styles.consent}>
          <input
            id="consent"
            name="consent"
            type="checkbox"
            value="yes"
            defaultChecked={values.consent}
            {...getDescription('consent', { error: errorOf('consent'), hint: text.consentHint })}
          />
          {text.consent}
        </label>
        <FieldNotes name="consent" hint={text.consentHint} error={errorOf('consent')} />
        <PrivacyLink />
      </div>
      <Honeypot />
    </>
  )
}

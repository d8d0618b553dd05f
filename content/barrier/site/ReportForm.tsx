import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import button from '#site/components/Button/Button.module.css'
import { Field } from '#site/components/Form/Field.tsx'
import form from '#site/components/Form/Form.module.css'
import { Honeypot } from '#site/components/Form/Honeypot.tsx'
import { phoneLink } from '#site/format/phone.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { AccessibilityStatement } from '../endpoints.ts'
import { words } from '../words.ts'
import styles from './statement.module.css'

type ReportFormProps = { result: 'yes' | 'empty' | 'later' | null; contact: AccessibilityStatement['contact'] }

/** A native form: works without script. */
export function ReportForm({ result, contact: { email, phone } }: ReportFormProps) {
  const text = useWords(words)
  const locale = useLocale()
  const path = useAbout()
  return (
    // The outcome is the fragment's target after sending, so that browsers focus it and screen readers read it.
    <section id={result ? undefined : 'report'} className={styles.report} aria-labelledby="report-title">
      <h2 id="report-title">{text.report}</h2>
      {result && (
        <p role="status" className={styles.result} data-sent={result} id="report" tabIndex={-1}>
          {result === 'yes' ? text.sent : text.notSent[result]}
        </p>
      )}
      <p>{text.lead}</p>
      <form method="post" action={`/barrier-reports/${locale}`} className={form.form}>
        <Field name="text" label={text.text}>
          {(control) => <textarea {...control} required rows={5} maxLength={4000} />}
        </Field>
        <Field name="about" label={text.about} optional>
          {(control) => <input {...control} defaultValue={path} maxLength={1000} />}
        </Field>
        <Field name="contact" label={text.contact} optional>
          {(control) => <input {...control} maxLength={200} autoComplete="email" />}
        </Field>
        <Honeypot />
        <p className={form.buttons}>
          <button type="submit" className={button.button}>
            {text.send}
          </button>
        </p>
      </form>
      {(email || phone) && (
        <p>
          {text.or} {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ', '}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
        </p>
      )}
    </section>
  )
}

/** The page that the visitor came from. Left out on the server, so that one cached page serves all links to it. */
function useAbout(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(search).get('about') ?? '',
    () => '',
  )
}

const subscribeToNothing = () => () => {}

import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import button from '#site/components/Button/Button.module.css'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { AccessibilityStatement } from '../endpoints.ts'
import { words } from '../words.ts'
import styles from './statement.module.css'

type ReportFormProps = { sent: 'yes' | 'empty' | 'later' | null; contact: AccessibilityStatement['contact'] }

/** A form of the browser's own: it works without script, and asks for nothing but what does not work. */
export function ReportForm({ sent, contact: { email, phone } }: ReportFormProps) {
  const text = useWords(words)
  const locale = useLocale()
  const about = useAbout()
  return (
    <section id="report" className={styles.report} aria-labelledby="report-title">
      <h2 id="report-title">{text.report}</h2>
      {sent && (
        <p role="status" className={styles.outcome} data-sent={sent}>
          {sent === 'yes' ? text.sent : text.notSent[sent]}
        </p>
      )}
      <p>{text.lead}</p>
      <form method="post" action={`/barrier-reports/${locale}`} className={styles.form}>
        <label className={styles.field}>
          {text.text}
          <textarea name="text" required rows={5} maxLength={4000} />
        </label>
        <label className={styles.field}>
          {text.about}
          <input name="about" defaultValue={about} maxLength={1000} />
        </label>
        <label className={styles.field}>
          {text.contact}
          <input name="contact" maxLength={200} autoComplete="email" />
        </label>
        {/* Programs fill in every field; people do not see this one. */}
        <label className={styles.trap} aria-hidden="true">
          {text.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <button type="submit" className={button.button}>
          {text.send}
        </button>
      </form>
      {(email || phone) && (
        <p>
          {text.or} {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ', '}
          {phone}
        </p>
      )}
    </section>
  )
}

/** The page that the visitor came from; the server makes the form without it, so that all links to it lead to one page in memory. */
function useAbout(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(search).get('about') ?? '',
    () => '',
  )
}

const subscribeToNothing = () => () => {}

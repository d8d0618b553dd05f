import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import button from '#site/components/Button/Button.module.css'
import { Field } from '#site/components/Form/Field.tsx'
import form from '#site/components/Form/Form.module.css'
import { Honeypot } from '#site/components/Form/Honeypot.tsx'
import { formWords } from '#site/components/Form/words.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { longDate } from '#site/format/dates.ts'
import { phoneLink } from '#site/format/phone.ts'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { type AccessibilityStatement, getAccessibilityStatement } from '../endpoints.ts'
import { words } from '../words.ts'
import styles from './accessibility.module.css'

const OUTCOMES = ['yes', 'empty', 'later'] as const

export async function loader(args: LoaderArgs) {
  const [data, statement] = await loadScreen(args, () => callBackend(args, getAccessibilityStatement, {}))
  const { searchParams } = args.url
  const result = OUTCOMES.find((value) => value === searchParams.get('sent')) ?? null
  const { title } = data.page
  const meta_title =
    result === null || result === 'yes' ? data.page.meta_title : formWords[data.locale].wrongTitle(title)
  return { ...data, page: { ...data.page, meta_title }, statement, result }
}

export const meta = screenMeta<typeof loader>()

export default function Accessibility({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, statement, result } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <div className={`page ${styles.statement}`}>
        <Statement statement={statement} />
        <ReportForm result={result} contact={statement.contact} />
      </div>
    </PageShell>
  )
}

function Statement({ statement }: { statement: AccessibilityStatement }) {
  const text = useWords(words)
  const locale = useLocale()
  const { conformity, barriers, method, tested_on, arbitration, arbitration_link } = statement
  return (
    <div className={styles.parts}>
      {conformity && <p className={styles.lead}>{text.conformity[conformity]}</p>}
      <section>
        <h2>{text.barriers}</h2>
        {barriers.length === 0 && <p>{text.noBarriers}</p>}
        <ul className={styles.barriers}>
          {barriers.map((barrier) => (
            <li key={barrier.id}>
              <h3 className={styles.name} {...fallbackLang(barrier, 'name', locale)}>
                {barrier.name}
              </h3>
              {barrier.reason && (
                <p>
                  <strong>{text.reason}</strong>{' '}
                  <span {...fallbackLang(barrier, 'reason', locale)}>{barrier.reason}</span>
                </p>
              )}
              {barrier.alternative && (
                <p>
                  <strong>{text.alternative}</strong>{' '}
                  <span {...fallbackLang(barrier, 'alternative', locale)}>{barrier.alternative}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      {(method || tested_on) && (
        <section>
          <h2>{text.method}</h2>
          <p>
            <span {...fallbackLang(statement, 'method', locale)}>{method}</span>{' '}
            {tested_on && text.tested(longDate(`${tested_on}T12:00:00Z`, locale))}
          </p>
        </section>
      )}
      {(arbitration || arbitration_link) && (
        <section>
          <h2>{text.arbitration}</h2>
          <p className={styles.lines} {...fallbackLang(statement, 'arbitration', locale)}>
            {arbitration}
          </p>
          {arbitration_link && (
            <p>
              <a href={arbitration_link}>{text.arbitrationLink}</a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

type ReportFormProps = { result: 'yes' | 'empty' | 'later' | null; contact: AccessibilityStatement['contact'] }

/** A native form: works without script. */
function ReportForm({ result, contact: { email, phone } }: ReportFormProps) {
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

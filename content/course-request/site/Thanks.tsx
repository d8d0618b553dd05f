import { screenUrl } from '#contract/links/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { answerTarget } from '#site/components/Form/answer-target.ts'
import form from '#site/components/Form/Form.module.css'
import { phoneLink } from '#site/format/phone.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { RequestOptions } from '../endpoints.ts'
import { words } from '../words.ts'
import type { RequestView } from './form-values.ts'
import styles from './request.module.css'
import { Summary } from './Summary.tsx'

/** Next steps, and the sent values for printing. */
export function Thanks({ view, options }: { view: RequestView; options: RequestOptions }) {
  const text = useWords(words)
  const locale = useLocale()
  const { values, mailed } = view
  const { email, phone } = options.contact
  return (
    <section className={form.sheet} aria-labelledby="sent">
      <div role="status" className={form.outcome} {...answerTarget}>
        <h2 id="sent">{text.sent}</h2>
        <p className={styles.provisional}>{text.provisional}</p>
        {mailed && <p>{text.mailed(values.email)}</p>}
      </div>
      <section aria-labelledby="summary" className={styles.choice}>
        <h3 id="summary">{text.summary}</h3>
        <Summary values={values} options={options} withContact />
      </section>
      {(email || phone) && (
        <p>
          {text.contact} {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ', '}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
        </p>
      )}
      <p className={form.buttons}>
        <a href={screenUrl('courses', locale)} className={button.quiet}>
          {text.courses}
        </a>
      </p>
    </section>
  )
}

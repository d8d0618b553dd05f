import { pageUrl } from '#contract/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import styles from '../../../request/site/request.module.css'
import type { NotifyView } from './form.server.ts'
import { notifyWords } from './words.ts'

/** A form of the browser's own, answered at its own address; a mistake keeps what was typed. */
export function NotifyForm({ view: { email, problem }, ticket }: { view: NotifyView; ticket: string }) {
  const text = useWords(notifyWords)
  const locale = useLocale()
  const isOfField = problem === 'required' || problem === 'badEmail'
  return (
    <form method="post" noValidate className={styles.form}>
      {problem && (
        <div role="alert" className={styles.wrong} id="problem">
          {text[problem]}
        </div>
      )}
      <input type="hidden" name="ticket" value={ticket} />
      <div className={styles.field}>
        <label htmlFor="email" className={styles.label}>
          {text.email}
        </label>
        <p id="hint" className={styles.hint}>
          {text.hint}
        </p>
        <input
          id="email"
          name="email"
          type="email"
          defaultValue={email}
          maxLength={200}
          autoComplete="email"
          aria-describedby={isOfField ? 'problem hint' : 'hint'}
          {...(isOfField ? { 'aria-invalid': true } : {})}
        />
        <p className={styles.hint}>
          <a href={pageUrl(locale, 'datenschutz')} target="_blank" rel="noopener">
            {text.privacy}
          </a>
        </p>
      </div>
      {/* Programs fill in every field; people do not see this one. */}
      <label className={styles.trap} aria-hidden="true">
        {text.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p className={styles.buttons}>
        <button type="submit" className={button.button}>
          {text.send}
        </button>
      </p>
    </form>
  )
}

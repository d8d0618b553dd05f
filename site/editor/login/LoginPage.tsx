import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import '../ui/tokens.css'
import { editorMessages } from '../words/messages.ts'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** Shown to a visitor with `?edit`; after the login the same URL opens the page editor. */
export default function LoginPage({ locale }: { locale: Locale }) {
  const text = editorMessages[locale]
  return (
    <section className={styles.root} aria-labelledby="editor-login">
      <h1 id="editor-login" className={styles.title}>
        {text.loginTitle}
      </h1>
      <LoginForm locale={locale} onLogin={enter} />
      <p>
        <a href={typeof window === 'undefined' ? '' : window.location.pathname}>{text.backToPage}</a>
      </p>
    </section>
  )
}

/** A required second factor is set up in the back office first. */
function enter({ needs_second_factor }: User): void {
  if (needs_second_factor) window.location.assign('/admin')
  else window.location.reload()
}

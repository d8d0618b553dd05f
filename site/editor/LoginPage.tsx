import type { Locale } from '#config'
import './ui/tokens.css'
import { LoginForm } from './dialogs/LoginForm.tsx'
import styles from './LoginPage.module.css'
import { editorMessages } from './words/messages.ts'

/** What a visitor with `?edit` sees; once logged in, the same address opens the page editor. */
export default function LoginPage({ locale }: { locale: Locale }) {
  const text = editorMessages[locale]
  return (
    <section className={styles.root} aria-labelledby="editor-login">
      <h1 id="editor-login" className={styles.title}>
        {text.loginTitle}
      </h1>
      <LoginForm locale={locale} onLogin={() => window.location.reload()} />
      <p>
        <a href={typeof window === 'undefined' ? '' : window.location.pathname}>{text.backToPage}</a>
      </p>
    </section>
  )
}

import { useLocale } from '../../locale.ts'
import styles from './FallbackErrorPage.module.css'

/** spec §8: an error while showing the error page. Uses neither data nor messages, because either may have failed. */
export function FallbackErrorPage() {
  const locale = useLocale()
  return (
    <main className={styles.page}>
      <title>An error occurred while showing the error page</title>
      <h1 className={styles.title} lang="en">
        An error occurred while showing the error page
      </h1>
      {locale === 'de' && <p>Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.</p>}
      <p>
        <a href={`/${locale}`}>{locale === 'de' ? 'Zur Startseite' : 'Home'}</a>
      </p>
    </main>
  )
}

import type { ReactNode } from 'react'
import button from '../components/Button/Button.module.css'
import { defineWords, useWords } from '../i18n/words.ts'
import styles from './PrintFrame.module.css'

const words = defineWords({
  de: {
    print: 'Drucken',
    hint: 'So sieht es auf Papier aus. Drucken Sie in Originalgröße, beidseitig an der kurzen Kante, wo es gefaltet wird.',
    back: 'Zurück',
  },
  en: {
    print: 'Print',
    hint: 'This is how it looks on paper. Print in original size, and on both sides along the short edge where it is folded.',
    back: 'Back',
  },
})

/** Screen-only controls around a sheet. */
export function PrintFrame({ back, children }: { back: string; children: ReactNode }) {
  const text = useWords(words)
  return (
    <main className={styles.frame}>
      <div className={styles.bar}>
        <p>{text.hint}</p>
        <p className={styles.actions}>
          <button type="button" className={button.button} onClick={() => window.print()}>
            {text.print}
          </button>
          <a className={button.quiet} href={back}>
            {text.back}
          </a>
        </p>
      </div>
      <div className={styles.sheet}>{children}</div>
    </main>
  )
}

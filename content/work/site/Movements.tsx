import { useId } from 'react'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'
import styles from './Played.module.css'

export function Movements({ movements }: { movements: string[] }) {
  const text = useWords(words)
  const id = useId()
  if (movements.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {text.movements}
      </h2>
      <ol className={styles.movements}>
        {movements.map((movement, index) => (
          // Two movements may have the same name.
          <li key={index} lang="it">
            {movement}
          </li>
        ))}
      </ol>
    </section>
  )
}

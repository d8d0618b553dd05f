import type { PagePublication } from '#contract/publications.ts'
import buttons from '../ui/buttons.module.css'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { momentWords } from '../words/naming.ts'
import styles from './publish.module.css'
import { type Planned, plannedWords } from './told.ts'
import { publishWords } from './words.ts'

type PlannedListProps = { publication: PagePublication; isBusy: boolean; takeBack: (planned: Planned) => void }

/** What of this page waits for its instant. */
export function PlannedList({ publication, isBusy, takeBack }: PlannedListProps) {
  const { locale } = useWorkspace().editor
  const words = publishWords[locale]
  const entries = publication.languages.flatMap(({ language, planned }) =>
    planned.map((each) => ({ ...each, language })),
  )
  if (entries.length === 0) return null
  return (
    <section className={styles.group} aria-label={words.planned}>
      <h3 className={styles.legend}>{words.planned}</h3>
      <ul className={styles.planned}>
        {entries.map((entry) => {
          const what = `${words.language[entry.language]}, ${plannedWords(entry, locale)}`
          return (
            <li key={entry.id} className={parts.entry}>
              <div className={parts.what}>
                <span>{what}</span>
                {entry.differs && (
                  <span className={parts.muted}>{words.older(momentWords(locale, new Date(entry.made_at)))}</span>
                )}
              </div>
              <button
                type="button"
                className={buttons.button}
                disabled={isBusy}
                aria-label={words.takeBackOf(what)}
                onClick={() => takeBack(entry)}
              >
                {words.takeBack}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

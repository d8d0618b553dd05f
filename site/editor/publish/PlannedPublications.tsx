import type { Locale } from '#config'
import type { PagePublication } from '#contract/page/publications.ts'
import { Button } from '../ui/Button.tsx'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { formatInstant } from '../words/naming.ts'
import { publishDialogWords } from './dialog-words.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

type PlannedPublicationsProps = { publication: PagePublication; isBusy: boolean; cancelPlanned: (id: number) => void }

/** The scheduled publications of this page. */
export function PlannedPublications({ publication, isBusy, cancelPlanned }: PlannedPublicationsProps) {
  const { locale } = useWorkspace().editor
  const words = publishDialogWords[locale]
  const entries = publication.languages.flatMap(({ language, planned }) =>
    planned.map((each) => ({ ...each, language })),
  )
  if (entries.length === 0) return null
  return (
    <section className={styles.group} aria-label={words.planned}>
      <h3 className={styles.legend}>{words.planned}</h3>
      <ul className={styles.planned}>
        {entries.map((entry) => {
          const label = `${publishWords[locale].language[entry.language]}, ${formatPlanned(entry, locale)}`
          return (
            <li key={entry.id} className={parts.entry}>
              <div className={parts.entryText}>
                <span>{label}</span>
                {entry.differs && (
                  <span className={parts.muted}>{words.older(formatInstant(locale, new Date(entry.made_at)))}</span>
                )}
              </div>
              <Button
                disabled={isBusy}
                aria-label={words.cancelPlannedOf(label)}
                onClick={() => cancelPlanned(entry.id)}
              >
                {words.cancelPlanned}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Planned = PagePublication['languages'][number]['planned'][number]

function formatPlanned({ public_from, release }: Planned, locale: Locale): string {
  const words = publishDialogWords[locale]
  return (
    words.plannedFor(formatInstant(locale, new Date(public_from))) + (release ? words.withRelease(release.name) : '')
  )
}

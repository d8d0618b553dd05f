import type { Locale } from '#config'
import type { PagePublication } from '#contract/page/publications.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { publishDialogWords } from './dialog-words.ts'
import { formatPublicationState } from './publication-text.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

type LanguageChoiceProps = {
  publication: PagePublication
  selected: readonly Locale[]
  choose: (languages: readonly Locale[]) => void
}

export function LanguageChoice({ publication, selected, choose }: LanguageChoiceProps) {
  const { locale } = useWorkspace().editor
  const words = publishDialogWords[locale]
  return (
    <fieldset className={styles.group}>
      <legend>{words.languages}</legend>
      {publication.languages.map((entry) => (
        <label key={entry.language} className={styles.choice}>
          <input
            type="checkbox"
            checked={selected.includes(entry.language)}
            onChange={({ target }) =>
              choose(
                target.checked ? [...selected, entry.language] : selected.filter((each) => each !== entry.language),
              )
            }
          />
          <span>
            {publishWords[locale].language[entry.language]}
            <span className={`${parts.muted} ${styles.languageState}`}>{formatPublicationState(entry, locale)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

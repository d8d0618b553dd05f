import type { Locale } from '#config'
import type { PagePublication } from '#contract/publications.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import styles from './publish.module.css'
import { standingWords } from './told.ts'
import { publishWords } from './words.ts'

type LanguageChoiceProps = {
  publication: PagePublication
  chosen: readonly Locale[]
  choose: (languages: readonly Locale[]) => void
}

export function LanguageChoice({ publication, chosen, choose }: LanguageChoiceProps) {
  const { locale } = useWorkspace().editor
  const words = publishWords[locale]
  return (
    <fieldset className={styles.group}>
      <legend>{words.languages}</legend>
      {publication.languages.map((own) => (
        <label key={own.language} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(own.language)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, own.language] : chosen.filter((each) => each !== own.language))
            }
          />
          <span>
            {words.language[own.language]}
            <span className={`${parts.muted} ${styles.standing}`}>{standingWords(own, locale)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import type { Locale } from '#config'
import { languageTag } from '#contract/locale.ts'
import type { VersionChange } from '#contract/page/versions.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { formatVersionChange } from '../versions/format-version-change.ts'
import { kindName } from '../words/naming.ts'
import { publishDialogWords } from './dialog-words.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

/** The changes that publishing would make; a long list is folded. */
export function ChangeList({ changes }: { changes: readonly VersionChange[] }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { locale } = editor
  const words = publishDialogWords[locale]
  if (changes.length === 0) return <p className={parts.muted}>{words.nothing}</p>
  const nameOf = (kind: string, name: string) => text.named(kindName(editor, kind), name)
  return (
    <details className={styles.group} open={changes.length <= MAX_OPEN}>
      <summary className={styles.legend}>
        {words.whatChanges} ({publishWords[locale].changes(changes.length)})
      </summary>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.type} ${change.id}`}>{formatVersionChange(change, editor, nameOf)}</li>
        ))}
      </ul>
    </details>
  )
}

const MAX_OPEN = 8

type DiscardQuestionProps = {
  languages: readonly Locale[]
  isBusy: boolean
  refusal: string
  discard: () => void
  keep: () => void
}

/** Asks before the draft of these languages is discarded. */
export function DiscardQuestion({ languages, isBusy, refusal, discard, keep }: DiscardQuestionProps) {
  const { locale } = useWorkspace().editor
  const words = { ...publishWords[locale], ...publishDialogWords[locale] }
  const names = new Intl.ListFormat(languageTag[locale]).format(languages.map((language) => words.language[language]))
  return (
    <div className={parts.stack}>
      <p>{words.discardQuestion(names)}</p>
      {languages.length === 1 && <p className={parts.muted}>{words.discardOne}</p>}
      {refusal && (
        <p role="alert" className={parts.error}>
          {refusal}
        </p>
      )}
      <div className={parts.actions}>
        <Button look="danger" disabled={isBusy} onClick={discard}>
          {words.discard}
        </Button>
        {/* The button that opened the question is gone. */}
        <Button onClick={keep} ref={focusNow}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}

function focusNow(button: HTMLButtonElement | null) {
  button?.focus()
}

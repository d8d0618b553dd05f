import type { RefObject } from 'react'
import type { Locale } from '#config'
import { languageTag } from '#contract/locale.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import type { VersionChange } from '#contract/page/versions.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { formatVersionChange } from '../versions/format-version-change.ts'
import { TimeField, type TimeProblem } from '../visibility/TimeField.tsx'
import { formatInstant, kindName } from '../words/naming.ts'
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
  const { speaks } = useWorkspace().editor
  const words = publishDialogWords[speaks]
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
            {publishWords[speaks].language[entry.language]}
            <span className={`${parts.muted} ${styles.languageState}`}>{formatPublicationState(entry, speaks)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Publish now, at a time, or with a release. */
export type PublicationTime = { is: 'now' | 'later' | 'release'; at: string | null; release: number | null }

type WhenChoiceProps = {
  when: PublicationTime
  choose: (when: PublicationTime) => void
  releases: PagePublication['releases']
  timeProblem: TimeProblem | null
  time: RefObject<HTMLInputElement | null>
}

export function WhenChoice({ when, choose, releases, timeProblem, time }: WhenChoiceProps) {
  const { speaks } = useWorkspace().editor
  const words = publishDialogWords[speaks]
  const choices = { now: words.now, later: words.later, release: words.release }
  return (
    <fieldset className={styles.group}>
      <legend>{words.when}</legend>
      {(['now', 'later', 'release'] as const).map((is) => (
        <label key={is} className={styles.choice}>
          <input type="radio" name="when" checked={when.is === is} onChange={() => choose({ ...when, is })} />
          {choices[is]}
        </label>
      ))}
      {when.is === 'later' && (
        <TimeField
          label={words.at}
          value={when.at}
          problem={timeProblem}
          field={time}
          change={(at) => choose({ ...when, at })}
        />
      )}
      {when.is === 'release' && releases.length > 0 && (
        <label className={parts.field}>
          {words.whichRelease}
          <select
            className={parts.input}
            value={when.release ?? ''}
            onChange={({ target }) => choose({ ...when, release: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{words.noRelease}</option>
            {releases.map(({ id, name, public_from }) => (
              <option key={id} value={id}>
                {formatInstant(speaks, new Date(public_from))} · {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {when.is === 'release' && (
        <p className={parts.muted}>
          {releases.length === 0 && `${words.noReleases} `}
          <a href="/admin/releases/create" target="_blank" rel="noreferrer">
            {words.makeRelease}
          </a>
        </p>
      )}
    </fieldset>
  )
}

type PlannedPublicationsProps = { publication: PagePublication; isBusy: boolean; cancelPlanned: (id: number) => void }

/** The scheduled publications of this page. */
export function PlannedPublications({ publication, isBusy, cancelPlanned }: PlannedPublicationsProps) {
  const { speaks } = useWorkspace().editor
  const words = publishDialogWords[speaks]
  const entries = publication.languages.flatMap(({ language, planned }) =>
    planned.map((each) => ({ ...each, language })),
  )
  if (entries.length === 0) return null
  return (
    <section className={styles.group} aria-label={words.planned}>
      <h3 className={styles.legend}>{words.planned}</h3>
      <ul className={styles.planned}>
        {entries.map((entry) => {
          const label = `${publishWords[speaks].language[entry.language]}, ${formatPlanned(entry, speaks)}`
          return (
            <li key={entry.id} className={parts.entry}>
              <div className={parts.entryText}>
                <span>{label}</span>
                {entry.differs && (
                  <span className={parts.muted}>{words.older(formatInstant(speaks, new Date(entry.made_at)))}</span>
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

/** The changes that publishing would make; a long list is folded. */
export function ChangeList({ changes }: { changes: readonly VersionChange[] }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { speaks } = editor
  const words = publishDialogWords[speaks]
  if (changes.length === 0) return <p className={parts.muted}>{words.nothing}</p>
  const nameOf = (kind: string, name: string) => text.named(kindName(editor, kind), name)
  return (
    <details className={styles.group} open={changes.length <= MAX_OPEN}>
      <summary className={styles.legend}>
        {words.whatChanges} ({publishWords[speaks].changes(changes.length)})
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
  const { speaks } = useWorkspace().editor
  const words = { ...publishWords[speaks], ...publishDialogWords[speaks] }
  const names = new Intl.ListFormat(languageTag[speaks]).format(languages.map((language) => words.language[language]))
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

import { useEffect, useRef, useState } from 'react'
import { type Locale, locales } from '#config'
import { AppError } from '#contract/errors.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import { hasUnsaved } from '../store/status.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { problemOfTime, type TimeProblem } from '../visibility/TimeField.tsx'
import { formatInstant } from '../words/naming.ts'
import { formatPlanned, formatPublicationState, type Planned } from './publication-text.ts'
import styles from './publish.module.css'
import { type PublicationTime, WhenChoice } from './WhenChoice.tsx'
import { publishWords } from './words.ts'

type Problem = 'noLanguage' | 'noTime' | 'past' | 'missingRelease' | 'changedMeanwhile' | null

/** Publishes the page: languages and time. */
export default function PublishDialog({ close }: { close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const { locale } = editor
  const words = publishWords[locale]
  const publication = useEditorState((state) => state.publication)
  const isSaved = useIsSaved()
  const isFailed = usePublicationNow(isSaved)
  const [selected, setSelected] = useState<readonly Locale[] | null>(null)
  const [when, setWhen] = useState<PublicationTime>({ is: 'now', at: null, release: null })
  const [problem, setProblem] = useState<Problem>(null)
  const [refusal, setRefusal] = useState('')
  const [timeProblem, setTimeProblem] = useState<TimeProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const time = useRef<HTMLInputElement>(null)
  const draft = publication?.languages.filter(({ differs }) => differs).map(({ language }) => language) ?? []
  const languages = selected ?? draft

  async function work(run: () => Promise<void>, message: string, isDone: boolean) {
    setBusy(true)
    setRefusal('')
    try {
      await run()
      announce(message)
      if (!isDone) return
      close()
      editor.alert('hint', { text: message })
    } catch (error) {
      const reasons = error instanceof AppError ? Object.values(error.fields ?? {}).flat() : []
      if (error instanceof AppError && error.code === 'conflict') setProblem('changedMeanwhile')
      else setRefusal(reasons.join(' ') || text.alertFailed)
    } finally {
      setBusy(false)
    }
  }

  function publish() {
    const instantProblem = when.is === 'later' ? problemOfTime(when.at, time.current) : null
    const missing = instantProblem ? null : whatIsMissing(languages, when)
    setTimeProblem(instantProblem)
    setProblem(missing)
    if (instantProblem || missing === 'noTime' || missing === 'past') return time.current?.focus()
    if (missing) return
    const release = publication?.releases.find(({ id }) => when.is === 'release' && id === when.release)
    const instant = when.is === 'later' ? when.at : (release?.public_from ?? null)
    const message = instant ? words.doneLater(formatInstant(locale, new Date(instant))) : words.done
    const options = {
      languages: [...languages],
      at: when.is === 'later' ? when.at : null,
      release: release?.id ?? null,
    }
    void work(() => editor.publication.publish(options), message, true)
  }

  return (
    <EditorDialog title={words.publish} closeLabel={text.close} onClose={close}>
      <form
        className={parts.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          publish()
        }}
      >
        <p className={parts.muted}>{words.intro}</p>
        {publication && (
          <LanguageChoice
            publication={publication}
            selected={languages}
            choose={(next) => setSelected(locales.filter((each) => next.includes(each)))}
          />
        )}
        <WhenChoice {...{ when, timeProblem, time }} choose={setWhen} releases={publication?.releases ?? []} />
        {publication && (
          <PlannedList
            publication={publication}
            isBusy={isBusy}
            takeBack={(planned: Planned) =>
              void work(() => editor.publication.takeBack(planned.id), words.undone, false)
            }
          />
        )}
        <p role="status" className={parts.muted}>
          {isFailed && text.loadFailed}
          {!isFailed && !publication && text.loading}
          {!isSaved && words.unsaved}
        </p>
        {(problem || refusal) && (
          <p role="alert" className={parts.error}>
            {problem ? words[problem] : refusal}
          </p>
        )}
        <div className={parts.actions}>
          <button
            type="submit"
            className={`${buttons.button} ${buttons.primary}`}
            disabled={isBusy || !isSaved || !publication}
          >
            {when.is === 'now' ? words.publish : words.plan}
          </button>
          <button type="button" className={buttons.button} onClick={close}>
            {text.cancel}
          </button>
        </div>
      </form>
    </EditorDialog>
  )
}

function whatIsMissing(languages: readonly Locale[], { is, at, release }: PublicationTime): Problem {
  if (languages.length === 0) return 'noLanguage'
  if (is === 'later' && !at) return 'noTime'
  if (is === 'later' && at && new Date(at) <= new Date()) return 'past'
  return is === 'release' && release === null ? 'missingRelease' : null
}

/** Saves pending text first. */
function useIsSaved(): boolean {
  const { editor } = useWorkspace()
  useEffect(() => {
    for (const module of editor.store.get().maybeDirty) editor.save(module)
  }, [editor])
  return useEditorState((state) => !hasUnsaved(state))
}

/** Loads the publication state after saving; answers whether that failed. */
function usePublicationNow(isSaved: boolean): boolean {
  const { editor } = useWorkspace()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isSaved) return
    editor.publication.load().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [editor, isSaved])
  return isFailed
}

type LanguageChoiceProps = {
  publication: PagePublication
  selected: readonly Locale[]
  choose: (languages: readonly Locale[]) => void
}

function LanguageChoice({ publication, selected, choose }: LanguageChoiceProps) {
  const { locale } = useWorkspace().editor
  const words = publishWords[locale]
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
            {words.language[entry.language]}
            <span className={`${parts.muted} ${styles.languageState}`}>{formatPublicationState(entry, locale)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type PlannedListProps = { publication: PagePublication; isBusy: boolean; takeBack: (planned: Planned) => void }

/** The scheduled publications of this page. */
function PlannedList({ publication, isBusy, takeBack }: PlannedListProps) {
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
          const label = `${words.language[entry.language]}, ${formatPlanned(entry, locale)}`
          return (
            <li key={entry.id} className={parts.entry}>
              <div className={parts.entryText}>
                <span>{label}</span>
                {entry.differs && (
                  <span className={parts.muted}>{words.older(formatInstant(locale, new Date(entry.made_at)))}</span>
                )}
              </div>
              <button
                type="button"
                className={buttons.button}
                disabled={isBusy}
                aria-label={words.takeBackOf(label)}
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

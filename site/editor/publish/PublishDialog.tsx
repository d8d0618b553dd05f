import { useEffect, useRef, useState } from 'react'
import { type Locale, locales } from '#config'
import { AppError } from '#contract/errors.ts'
import { languageTag } from '#contract/locale.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import { hasUnsaved } from '../store/status.ts'
import { Button } from '../ui/Button.tsx'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { problemOfTime, type TimeProblem } from '../visibility/TimeField.tsx'
import { formatInstant } from '../words/naming.ts'
import { publishDialogWords } from './dialog-words.ts'
import {
  ChangeList,
  DiscardQuestion,
  LanguageChoice,
  PlannedPublications,
  type PublicationTime,
  WhenChoice,
} from './PublishParts.tsx'
import { listChanges } from './publication-text.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

type Problem = 'noLanguage' | 'noTime' | 'past' | 'missingRelease' | 'changedMeanwhile' | null

/** Publishes the page: languages and time. */
export default function PublishDialog({ close }: { close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const { speaks } = editor
  const words = { ...publishWords[speaks], ...publishDialogWords[speaks] }
  const publication = useEditorState((state) => state.publication)
  const isSaved = useIsSaved()
  const isFailed = usePublicationNow(isSaved)
  const [selected, setSelected] = useState<readonly Locale[] | null>(null)
  const [when, setWhen] = useState<PublicationTime>({ is: 'now', at: null, release: null })
  const [problem, setProblem] = useState<Problem>(null)
  const [refusal, setRefusal] = useState('')
  const [timeProblem, setTimeProblem] = useState<TimeProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const time = useRef<HTMLInputElement>(null)
  const draft = publication?.languages.filter(({ differs }) => differs).map(({ language }) => language) ?? []
  const languages = selected ?? draft
  const discardable = languages.filter((language) => publication && isDiscardable(publication, language))

  async function work(run: () => Promise<void>, message: string, isDone: boolean) {
    setBusy(true)
    setRefusal('')
    try {
      await run()
      announce(message)
      if (!isDone) return
      close()
      editor.alert('saved', { text: message })
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
    const message = instant ? words.doneLater(formatInstant(speaks, new Date(instant))) : words.done
    const options = {
      languages: [...languages],
      at: when.is === 'later' ? when.at : null,
      release: release?.id ?? null,
    }
    void work(() => editor.publication.publish(options), message, true)
  }

  if (isDiscarding)
    return (
      <EditorDialog title={words.discard} onClose={close}>
        <DiscardQuestion
          languages={discardable}
          isBusy={isBusy}
          refusal={problem ? words[problem] : refusal}
          discard={() => void work(() => editor.publication.discard(discardable), words.discarded, true)}
          keep={() => setDiscarding(false)}
        />
      </EditorDialog>
    )
  return (
    <EditorDialog title={words.publish} onClose={close}>
      <DialogForm
        label={when.is === 'now' ? words.publish : words.plan}
        submit={publish}
        cancel={close}
        isDisabled={isBusy || !isSaved || !publication}
        message={problem ? words[problem] : refusal}
        more={
          discardable.length > 0 && (
            <Button className={styles.discard} disabled={isBusy || !isSaved} onClick={() => setDiscarding(true)}>
              {words.discard} …
            </Button>
          )
        }
      >
        <p className={parts.muted}>
          {words.intro}
          {publication && publication.collected_by.length > 0 && (
            <> {words.collectedBy(new Intl.ListFormat(languageTag[speaks]).format(publication.collected_by))}</>
          )}
        </p>
        {publication && (
          <LanguageChoice
            publication={publication}
            selected={languages}
            choose={(next) => setSelected(locales.filter((each) => next.includes(each)))}
          />
        )}
        {publication && <ChangeList changes={listChanges(publication, languages)} />}
        <WhenChoice {...{ when, timeProblem, time }} choose={setWhen} releases={publication?.releases ?? []} />
        {publication && (
          <PlannedPublications
            publication={publication}
            isBusy={isBusy}
            cancelPlanned={(id) => void work(() => editor.publication.cancelPlanned(id), words.undone, false)}
          />
        )}
        <p role="status" className={parts.muted}>
          {isFailed && text.loadFailed}
          {!isFailed && !publication && text.loading}
          {!isSaved && words.unsaved}
        </p>
      </DialogForm>
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

function isDiscardable({ languages }: PagePublication, language: Locale): boolean {
  return languages.some((each) => each.language === language && each.differs && each.public_from !== null)
}

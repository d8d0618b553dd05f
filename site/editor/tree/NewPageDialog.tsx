import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type Locale, locales } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { createPageFromPattern, listPagePatterns, PagePattern } from '#contract/page/pages.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { UnsavedFormDialog } from '../ui/UnsavedFormDialog.tsx'
import { useUnsavedFormFlag } from '../ui/use-unsaved-form-flag.ts'
import { ParentSelect } from './ParentSelect.tsx'
import { PatternChoice } from './PatternChoice.tsx'
import styles from './tree.module.css'
import { useGoTo } from './use-go-to.ts'
import { usePages } from './use-pages.ts'
import { treeWords } from './words.ts'

type LocalisedText = Record<Locale, string>
const emptyText: LocalisedText = { de: '', en: '' }
type NewPageDialogProps = { parent: number | null; slug?: string | undefined; close: () => void }

/** A new page: title, parent and pattern. */
export default function NewPageDialog({ parent: initialParent, slug = '', close }: NewPageDialogProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = treeWords[editor.speaks]
  const pages = usePages()
  const patterns = usePatterns()
  const goTo = useGoTo()
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState(emptyText)
  const [summary, setSummary] = useState(emptyText)
  const [slugs, setSlugs] = useState({ ...emptyText, [editor.locale]: slug })
  const [parent, setParent] = useState(initialParent)
  const [pattern, setPattern] = useState('')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isFilled = [title, summary].some(({ de, en }) => de !== '' || en !== '')
  useUnsavedFormFlag(isFilled)
  // Opened to type the title.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  async function create(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const newPage = (await editor.call<typeof createPageFromPattern>(adminAddresses.createPageFromPattern, {
        body: {
          pattern: pattern || (patterns[0]?.id ?? ''),
          title,
          summary,
          parent_id: parent,
          slug_de: slugs.de,
          slug_en: slugs.en,
        },
      })) as AdminRecord
      editor.holdForm(false)
      close()
      goTo(newPage)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof AppError)) throw error
      setProblems(error.fields ?? {})
      setMessage(error.fields ? words.wrong : error.message || words.failed)
    }
  }

  const leave = () => (isFilled ? setIsAsking(true) : close())
  return (
    <EditorDialog title={words.newTitle} closeLabel={text.close} onClose={leave} size="wide">
      <form ref={form} className={parts.stack} noValidate onSubmit={(event) => void create(event)}>
        <p className={parts.muted}>{words.intro}</p>
        <BothInputs
          labels={words.title}
          values={title}
          problems={problems}
          nameOf={(locale) => `title.${locale}`}
          change={setTitle}
        />
        <BothInputs
          labels={words.summary}
          hint={words.summaryHint}
          values={summary}
          problems={problems}
          nameOf={(locale) => `summary.${locale}`}
          change={setSummary}
        />
        {typeof pages === 'string' ? (
          <p className={parts.muted}>{pages === 'failed' ? words.loadFailed : words.loading}</p>
        ) : (
          <ParentSelect
            pages={pages}
            rows={pages.rows}
            value={parent}
            problem={problems.parent_id?.join(' ')}
            change={setParent}
          />
        )}
        <BothInputs
          labels={words.slug}
          hint={words.slugHint}
          values={slugs}
          problems={problems}
          nameOf={(locale) => `slug_${locale}`}
          change={setSlugs}
        />
        <PatternChoice patterns={patterns} value={pattern || (patterns[0]?.id ?? '')} change={setPattern} />
        <div className={parts.actions}>
          {message && (
            <p className={parts.error} role="alert">
              {message}
            </p>
          )}
          <button type="submit" className={`${buttons.button} ${buttons.primary}`} aria-disabled={isBusy}>
            {words.create}
          </button>
          <button type="button" className={buttons.button} onClick={leave}>
            {text.cancel}
          </button>
        </div>
      </form>
      {isAsking && (
        <UnsavedFormDialog
          save={() => {
            setIsAsking(false)
            void create()
          }}
          goOn={() => setIsAsking(false)}
          discard={close}
        />
      )}
    </EditorDialog>
  )
}

type BothInputsProps = {
  labels: LocalisedText
  hint?: string
  values: LocalisedText
  problems: FieldErrors
  nameOf: (locale: Locale) => string
  change: (values: LocalisedText) => void
}

function BothInputs({ labels, hint, values, problems, nameOf, change }: BothInputsProps) {
  const id = useId()
  return (
    <div className={styles.languagePair}>
      {locales.map((locale) => {
        const problem = problems[nameOf(locale)]?.join(' ')
        return (
          <div key={locale}>
            <label className={parts.field}>
              {labels[locale]}
              <input
                className={parts.input}
                lang={locale}
                value={values[locale]}
                aria-invalid={problem !== undefined}
                aria-describedby={`${id}-${locale}`}
                onChange={({ target }) => change({ ...values, [locale]: target.value })}
              />
            </label>
            <p id={`${id}-${locale}`} className={problem ? parts.error : parts.muted}>
              {problem ?? hint}
            </p>
          </div>
        )
      })}
    </div>
  )
}

function usePatterns(): readonly PagePattern[] {
  const { call } = useWorkspace().editor
  const [patterns, setPatterns] = useState<readonly PagePattern[]>([])
  useEffect(() => {
    const controller = new AbortController()
    call<typeof listPagePatterns>(adminAddresses.listPagePatterns, {}, controller.signal).then(
      setPatterns,
      () => undefined,
    )
    return () => controller.abort()
  }, [call])
  return patterns
}

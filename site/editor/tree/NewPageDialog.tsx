import { useCallback, useId, useState } from 'react'
import { type Locale, locales } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { createPageFromPattern, listPagePatterns, PagePattern } from '#contract/page/pages.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { useLeaveQuestion, useUnsavedFormFlag } from '../ui/use-leave-question.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { ParentSelect, usePages } from './ParentSelect.tsx'
import styles from './tree.module.css'
import { useGoTo } from './use-go-to.ts'
import { treeWords } from './words.ts'

type LocalisedText = Record<Locale, string>
const emptyText: LocalisedText = { de: '', en: '' }
type NewPageDialogProps = { parent: number | null; slug?: string | undefined; close: () => void }

/** A new page: title, parent and pattern. */
export default function NewPageDialog({ parent: initialParent, slug = '', close }: NewPageDialogProps) {
  const { editor } = useWorkspace()
  const words = treeWords[editor.speaks]
  const pages = usePages()
  const patterns = usePatterns()
  const goTo = useGoTo()
  const [title, setTitle] = useState(emptyText)
  const [summary, setSummary] = useState(emptyText)
  const [slugs, setSlugs] = useState({ ...emptyText, [editor.locale]: slug })
  const [parent, setParent] = useState(initialParent)
  const [pattern, setPattern] = useState('')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosenPattern = pattern || (patterns[0]?.id ?? '')
  const isFilled = [title, summary].some(({ de, en }) => de !== '' || en !== '')
  useUnsavedFormFlag(isFilled)

  async function create() {
    setBusy(true)
    try {
      const newPage = (await editor.call<typeof createPageFromPattern>(adminAddresses.createPageFromPattern, {
        body: {
          pattern: chosenPattern,
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

  const { leave, question } = useLeaveQuestion({ isChanged: isFilled, save: create, discard: close })
  return (
    <EditorDialog title={words.newTitle} onClose={leave} size="wide">
      <DialogForm
        label={words.create}
        submit={() => void create()}
        cancel={leave}
        startsInForm
        {...{ isBusy, message, problems }}
      >
        <p className={parts.muted}>{words.intro}</p>
        <BothInputs labels={words.title} values={title} problems={problems} prefix="title." change={setTitle} />
        <BothInputs
          labels={words.summary}
          hint={words.summaryHint}
          values={summary}
          problems={problems}
          prefix="summary."
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
          prefix="slug_"
          change={setSlugs}
        />
        <PatternChoice patterns={patterns} value={chosenPattern} change={setPattern} />
      </DialogForm>
      {question}
    </EditorDialog>
  )
}

type BothInputsProps = {
  labels: LocalisedText
  hint?: string
  values: LocalisedText
  problems: FieldErrors
  /** The field's name without its language. */
  prefix: string
  change: (values: LocalisedText) => void
}

function BothInputs({ labels, hint, values, problems, prefix, change }: BothInputsProps) {
  const id = useId()
  return (
    <div className={styles.languagePair}>
      {locales.map((locale) => {
        const problem = problems[prefix + locale]?.join(' ')
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
  const patterns = useLoaded(
    useCallback((signal) => call<typeof listPagePatterns>(adminAddresses.listPagePatterns, {}, signal), [call]),
  )
  return typeof patterns === 'string' ? [] : patterns
}

const [WIDTH, GAP, ROW] = [120, 4, 14]

type PatternChoiceProps = { patterns: readonly PagePattern[]; value: string; change: (pattern: string) => void }

/** Patterns with thumbnails of their sections and columns. */
function PatternChoice({ patterns, value, change }: PatternChoiceProps) {
  const { speaks } = useWorkspace().editor
  return (
    <fieldset className={styles.patterns}>
      <legend>{treeWords[speaks].pattern}</legend>
      {patterns.map((pattern) => (
        <label key={pattern.id} className={styles.pattern}>
          <Sketch pattern={pattern} />
          <span className={styles.name}>
            <input
              type="radio"
              name="pattern"
              value={pattern.id}
              checked={pattern.id === value}
              onChange={() => change(pattern.id)}
            />
            {pattern.name[speaks]}
          </span>
          <span className={styles.description}>{pattern.about[speaks]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A bar for each module, a dashed box for text to be written. */
function Sketch({ pattern: { sections } }: { pattern: PagePattern }) {
  let top = GAP
  const cells = sections.flatMap(({ columns }, section) => {
    const rows = Math.max(1, ...columns.map(({ kinds }) => kinds.length))
    let left = GAP
    const boxes = columns.flatMap(({ span, kinds }, column) => {
      const width = ((WIDTH - GAP) * span) / 12 - GAP
      const x = left
      left += width + GAP
      const slots = kinds.length < rows ? [...kinds, null] : kinds
      return slots.map((kind, index) => (
        <rect
          key={`${section} ${column} ${index}`}
          x={x}
          y={top + index * ROW}
          width={width}
          height={ROW - 4}
          rx="2"
          data-free={kind === null ? '' : undefined}
        />
      ))
    })
    top += rows * ROW + GAP
    return boxes
  })
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${WIDTH} 100`} aria-hidden="true">
      {cells}
    </svg>
  )
}

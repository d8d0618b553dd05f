import { useState } from 'react'
import type { BinEntry } from '#contract/bin.ts'
import { AppError } from '#contract/errors.ts'
import { findSection, indexOfSection, modulesOf } from '../state/document.ts'
import { localId } from '../sync/base.ts'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/keep-focus.ts'
import { kindName, momentWords } from '../words/naming.ts'
import { placeWords } from './entry-words.ts'
import { useBin } from './use-bin.ts'
import { binWords } from './words.ts'

/** What was deleted on this page, and the way back for each. */
export function BinDialog({ close }: { close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const { locale } = editor
  const words = binWords[locale]
  const bin = useBin()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const kinds = (kind: string) => kindName(editor, kind)
  const nameOf = ({ kind, words: said }: BinEntry) => text.named(kinds(kind ?? 'section'), said)

  async function bringBack(entry: BinEntry) {
    setBusy(true)
    setProblem('')
    try {
      const { place, section } = await bin.bringBack(entry)
      await editor.reload()
      const { base, history } = editor.store.get()
      const number = indexOfSection(history.doc, localId(base, 'container', section.id)) + 1
      const said = words.backAt[place](nameOf(entry), number)
      close()
      editor.alert('saved', { text: said })
      announce(said)
      showAgain(entry)
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'not_found'
      if (isGone) bin.without(entry)
      setProblem(isGone ? words.gone : text.alertFailed)
      setBusy(false)
    }
  }

  function showAgain({ model, id }: BinEntry) {
    const { base, history } = editor.store.get()
    const local = localId(base, model, id)
    const held = findSection(history.doc, local)
    const module = model === 'module' ? local : held && modulesOf({ sections: [held] }).next().value?.id
    if (module) focusModule(module)
  }

  return (
    <EditorDialog title={words.title} closeLabel={text.close} onClose={close}>
      <div className={parts.stack}>
        <p className={parts.muted}>{words.intro}</p>
        {problem && (
          <p role="alert" className={parts.error}>
            {problem}
          </p>
        )}
        <ol className={parts.entries}>
          {bin.entries.map((entry) => (
            <li key={`${entry.model} ${entry.id}`} className={parts.entry}>
              <div className={parts.what}>
                <strong>{nameOf(entry)}</strong>
                <span>{placeWords(entry, { locale, kindName: kinds })}</span>
                <span className={parts.muted}>
                  {words.who(entry.deleted_by, momentWords(locale, new Date(entry.deleted_at)))} · {words.days(entry.days_left)}
                </span>
              </div>
              <button
                type="button"
                className={buttons.button}
                disabled={isBusy}
                aria-label={words.bringOf(nameOf(entry))}
                onClick={() => void bringBack(entry)}
              >
                {words.bring}
              </button>
            </li>
          ))}
        </ol>
        <p role="status" className={parts.muted}>
          {bin.state === 'loading' && text.loading}
          {bin.state === 'failed' && text.loadFailed}
          {bin.state === 'ready' && bin.entries.length === 0 && words.empty}
        </p>
        {bin.entries.length < bin.count && (
          <button type="button" className={buttons.button} onClick={bin.more}>
            {text.moreResults}
          </button>
        )}
      </div>
    </EditorDialog>
  )
}

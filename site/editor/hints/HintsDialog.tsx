import { type ReactNode, useEffect, useState } from 'react'
import { findModule } from '../state/document.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import type { Hint } from './hint.ts'
import { createHintFacts, type HintFacts } from './judge.ts'
import { linkHints } from './link-hints.ts'
import { pictureHints } from './picture-hints.ts'
import { SiteHints } from './SiteHints.tsx'
import { getTextHints } from './text-hints.ts'
import { hintWords } from './words.ts'

/** Suggestions for this page, each with a link to its module. */
export default function HintsDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const naming = useNaming()
  const words = hintWords[editor.speaks]
  const { hints, state } = useHints()
  const nameOf = ({ module }: Hint) => {
    const record = module === null ? null : findModule(editor.store.get().history.doc, module)
    return record ? naming(record) : editor.page.title
  }

  function show(module: number) {
    close()
    focusModule(module)
  }

  return (
    <EditorDialog title={words.title} closeLabel={text.close} onClose={close}>
      <div className={parts.stack}>
        <p className={parts.muted}>{words.intro}</p>
        <ol className={parts.entries}>
          {hints.map((hint) => (
            <li key={`${hint.topic} ${hint.module} ${hint.detail}`} className={parts.entry}>
              <div className={parts.entryText}>
                <strong>{nameOf(hint)}</strong>
                <span>{words.about[hint.topic](hint.detail)}</span>
              </div>
              {wayTo(hint)}
            </li>
          ))}
        </ol>
        <p role="status" className={parts.muted}>
          {state === 'loading' && text.loading}
          {state === 'failed' && words.checkFailed}
          {state === 'ready' && hints.length === 0 && words.none}
        </p>
        <SiteHints />
      </div>
    </EditorDialog>
  )

  function wayTo(hint: Hint): ReactNode {
    const { module } = hint
    if (module !== null) {
      return (
        <button
          type="button"
          className={buttons.button}
          aria-label={words.showOf(nameOf(hint))}
          onClick={() => show(module)}
        >
          {words.show}
        </button>
      )
    }
    return editor.page.settings_url ? (
      <a className={buttons.button} href={editor.page.settings_url} target="_blank" rel="noreferrer">
        {words.settings}
      </a>
    ) : null
  }
}

type HintsState = HintFacts & { state: 'loading' | 'ready' | 'failed' }

/** All hints for the current page; facts of the server are requested once. */
function useHints(): { hints: Hint[]; state: HintsState['state'] } {
  const { editor } = useWorkspace()
  const doc = useEditorState(({ history }) => history.doc)
  const [facts, setFacts] = useState<HintsState>({ pictures: [], dead: new Set(), state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    createHintFacts(editor)(editor.store.get().history.doc, controller.signal).then(
      (judged) => setFacts({ ...judged, state: 'ready' }),
      () => controller.signal.aborted || setFacts((before) => ({ ...before, state: 'failed' })),
    )
    return () => controller.abort()
  }, [editor])

  const hints = [
    ...getTextHints(editor, doc),
    ...pictureHints(doc, facts.pictures, editor.locale),
    ...linkHints(doc, facts.dead),
  ]
  return { hints, state: facts.state }
}

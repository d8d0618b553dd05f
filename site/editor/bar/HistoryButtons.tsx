import { useState } from 'react'
import { useBothHistories } from '../beside/use-both-histories.ts'
import { besideWords } from '../beside/words.ts'
import { hintWords } from '../hints/words.ts'
import { showingWords } from '../showing/words.ts'
import { type MenuItem, useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { UndoToDialog } from './UndoToDialog.tsx'
import { useEditorKeys } from './use-editor-keys.ts'

const STEPS_SHOWN = 12

/** Undo, redo, the last steps by name, and the ways to what was deleted and how the page was before. */
export function HistoryButtons() {
  const { editor, open, openMenu } = useWorkspace()
  const text = useText()
  const isBeside = useEditorState((state) => state.isBeside)
  const histories = useBothHistories()
  const [asked, setAsked] = useState(0)
  useEditorKeys(histories)
  const { past, future, wordsOf } = histories

  function openSteps(anchor: HTMLElement) {
    const shown = past.slice(0, STEPS_SHOWN)
    const items = shown.map(
      (made, index): MenuItem => ({
        id: String(index),
        icon: 'undo',
        label: wordsOf(made),
        group: text.undoTo,
        // Looking must not change anything.
        run: () => (index === 0 ? made.by.undo() : setAsked(index + 1)),
      }),
    )
    const none: MenuItem = { id: 'none', label: text.noSteps, disabled: true, run: () => undefined }
    const bin: MenuItem = { id: 'bin', icon: 'bin', label: text.bin, run: () => open({ type: 'bin' }) }
    const versions: MenuItem = { id: 'versions', icon: 'history', label: text.versions, run: () => open({ type: 'versions' }) }
    const timed: MenuItem = { id: 'timed', icon: 'clock', label: showingWords[editor.speaks].list, run: () => open({ type: 'timed' }) }
    const hints: MenuItem = { id: 'hints', icon: 'hint', label: hintWords[editor.speaks].menu, run: () => open({ type: 'hints' }) }
    openMenu({ anchor, label: text.steps, items: [...(items.length > 0 ? items : [none]), bin, versions, timed, hints] })
  }

  const [last] = past
  const [next] = future
  return (
    <>
      <IconButton icon="undo" data-undo label={last ? `${text.undo}: ${wordsOf(last)}` : text.undo} disabled={!last} onClick={() => last?.by.undo()} />
      <IconButton icon="redo" label={next ? `${text.redo}: ${wordsOf(next)}` : text.redo} disabled={!next} onClick={() => next?.by.redo()} />
      <IconButton icon="languages" label={besideWords[editor.speaks].toggle} aria-pressed={isBeside} onClick={() => editor.toggleBeside()} />
      {asked > 0 && <UndoToDialog steps={past.slice(0, asked)} wordsOf={wordsOf} close={() => setAsked(0)} />}
      <IconButton icon="history" label={text.steps} aria-haspopup="menu" onClick={(event) => openSteps(event.currentTarget)} />
    </>
  )
}

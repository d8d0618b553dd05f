import { useEffect, useRef, useState } from 'react'
import { hintWords } from '../hints/words.ts'
import { type BothHistories, useBothHistories } from '../side-by-side/use-both-histories.ts'
import { sideBySideWords } from '../side-by-side/words.ts'
import { Button } from '../ui/Button.tsx'
import { type MenuItem, useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { showingWords } from '../visibility/words.ts'
import { editorMessages } from '../words/messages.ts'

const STEPS_SHOWN = 12

/** Undo, redo, the last steps by name, the bin and the versions. */
export function HistoryButtons() {
  const { editor, open, openMenu } = useWorkspace()
  const text = useText()
  const isSideBySide = useEditorState((state) => state.isSideBySide)
  const histories = useBothHistories()
  const [undoCount, setUndoCount] = useState(0)
  useEditorKeys(histories)
  const { past, future, wordsOf } = histories

  function openSteps(anchor: HTMLElement) {
    const steps = past.slice(0, STEPS_SHOWN).map(
      (step, index): MenuItem => ({
        id: String(index),
        icon: 'undo',
        label: wordsOf(step),
        group: text.undoTo,
        // Opening the list must not change anything.
        run: () => (index === 0 ? step.source.undo() : setUndoCount(index + 1)),
      }),
    )
    const noSteps: MenuItem = { id: 'none', label: text.noSteps, disabled: true, run: () => undefined }
    const dialogs = [
      ['bin', 'bin', text.bin],
      ['versions', 'history', text.versions],
      ['timed', 'clock', showingWords[editor.speaks].list],
      ['hints', 'hint', hintWords[editor.speaks].menu],
    ] as const
    openMenu({
      anchor,
      label: text.steps,
      items: [
        ...(steps.length > 0 ? steps : [noSteps]),
        ...dialogs.map(([type, icon, label]): MenuItem => ({ id: type, icon, label, run: () => open({ type }) })),
      ],
    })
  }

  const [last] = past
  const [next] = future
  return (
    <>
      <IconButton
        icon="undo"
        data-undo
        label={last ? `${text.undo}: ${wordsOf(last)}` : text.undo}
        disabled={!last}
        onClick={() => last?.source.undo()}
      />
      <IconButton
        icon="redo"
        label={next ? `${text.redo}: ${wordsOf(next)}` : text.redo}
        disabled={!next}
        onClick={() => next?.source.redo()}
      />
      <IconButton
        icon="languages"
        label={sideBySideWords[editor.speaks].toggle}
        aria-pressed={isSideBySide}
        onClick={() => editor.toggleSideBySide()}
      />
      {undoCount > 0 && (
        <UndoToDialog steps={past.slice(0, undoCount)} wordsOf={wordsOf} close={() => setUndoCount(0)} />
      )}
      <IconButton
        icon="history"
        label={text.steps}
        aria-haspopup="menu"
        onClick={(event) => openSteps(event.currentTarget)}
      />
    </>
  )
}

type UndoToDialogProps = Pick<BothHistories, 'wordsOf'> & { steps: BothHistories['past']; close: () => void }

/** Lists the steps before several are undone at once. */
function UndoToDialog({ steps, wordsOf, close }: UndoToDialogProps) {
  const text = useText()

  function undo() {
    for (const { source } of steps) source.undo()
    close()
  }

  return (
    <EditorDialog title={text.undoSteps(steps.length)} onClose={close}>
      <div className={parts.stack}>
        <ul>
          {steps.map((step, index) => (
            <li key={index + 1}>{wordsOf(step)}</li>
          ))}
        </ul>
        <div className={parts.row}>
          <Button look="primary" onClick={undo}>
            {text.undoAll}
          </Button>
          <Button onClick={close}>{text.cancel}</Button>
        </div>
      </div>
    </EditorDialog>
  )
}

/** Undo, redo and save for the whole page; a form has its own undo and save. */
function useEditorKeys(histories: BothHistories): void {
  const { editor, announce, open } = useWorkspace()
  const latest = useRef(histories)
  latest.current = histories
  useEffect(() => {
    const text = editorMessages[editor.speaks]
    const handleKeyDown = (event: KeyboardEvent) => {
      const command = keyCommand(event)
      // Never the browser's own "save page", not even in a form.
      if (command === 'save') event.preventDefault()
      const dialog = dialogOver(event.target)
      if (command === 'save') dialog?.querySelector('form')?.requestSubmit()
      if (command === 'beside') {
        event.preventDefault()
        return editor.toggleSideBySide()
      }
      if (!command || dialog || isInForm(event.target)) return
      if (command === 'keys') {
        if (!isInText(event.target)) open({ type: 'keys' })
        return
      }
      event.preventDefault()
      if (command === 'save') {
        const { typing } = editor.store.get()
        if (typing !== null) editor.save(typing)
        return
      }
      const { past, future, wordsOf } = latest.current
      const [step] = command === 'undo' ? past : future
      if (!step || !(command === 'undo' ? step.source.undo() : step.source.redo())) return
      const stepText = wordsOf(step)
      announce(command === 'undo' ? text.steppedBack(stepText) : text.steppedForward(stepText))
    }
    document.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [editor, announce, open])
}

/** In a text field a question mark is typed. */
function isInText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable
}

function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * The dialog that a key belongs to: the editor's topmost, wherever the focus is; a dialog of the site only if it
 * contains the focus.
 */
function dialogOver(target: EventTarget | null): Element | null {
  const isThere = (dialog: Element | null) => dialog !== null && !dialog.closest('[data-exiting]')
  const enclosingDialog = target instanceof Element ? target.closest(DIALOG) : null
  if (isThere(enclosingDialog)) return enclosingDialog
  return (
    [...document.querySelectorAll(DIALOG)].findLast((dialog) => dialog.hasAttribute('data-rac') && isThere(dialog)) ??
    null
  )
}

type KeyCommand = 'undo' | 'redo' | 'save' | 'keys' | 'beside'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

/**
 * By character, not by key position: Y and Z are swapped on German keyboards. AltGr arrives as Ctrl+Alt and types
 * characters, so it is no command.
 */
export function keyCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress): KeyCommand | null {
  if (key === '?' && !ctrlKey && !metaKey && !altKey && !isComposing) return 'keys'
  if (isComposing || altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'l' && shiftKey) return 'beside'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  return letter === 's' && !shiftKey ? 'save' : null
}

import { useEffect, useRef } from 'react'
import type { BothHistories } from '../side-by-side/use-both-histories.ts'
import { useWorkspace } from '../ui/context.tsx'
import { editorMessages } from '../words/messages.ts'

/** Undo, redo and save for the whole page; a form has its own undo and save. */
export function useEditorKeys(histories: BothHistories): void {
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

import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { RichTextToolbar } from '#modules/fields/rich-text/RichTextToolbar.tsx'
import type { RichTextEditing } from '#modules/fields/rich-text/rich-text-editing.ts'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { placeNextTo, useAnchoredPosition } from './beside-text.ts'
import styles from './inline.module.css'

type FloatingBarProps = { tiptap: Editor; anchor: HTMLElement; Tools?: RichTextEditing['Tools'] }

/** A text's toolbar, placed so that it covers no content. Drawn again when a button changes, not with each key. */
export const FloatingBar = memo(function FloatingBar({ tiptap, anchor, Tools }: FloatingBarProps) {
  const { editor } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const canRedo = useEditorState(({ history }) => history.future.length > 0)
  const bar = useAnchoredPosition(anchor, placeBar)

  /** Arrow keys move within the toolbar. It is at the end of the DOM, where Tab would leave the page. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.target as Node)) return
    if (event.key === 'Escape') tiptap.view.focus()
    if (event.key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(BUTTON)]
    const index = buttons.indexOf(document.activeElement as HTMLElement)
    buttons.at((index + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus()
  }

  return createPortal(
    <div
      ref={bar}
      className={`${styles.bar} ${parts.neutral}`}
      data-editor-tool
      data-text-bar
      onKeyDownCapture={handleKeyDown}
    >
      <RichTextToolbar
        editor={tiptap}
        locale={editor.speaks}
        Tools={Tools}
        history={{ canUndo, canRedo, undo: editor.undo, redo: editor.redo }}
      />
    </div>,
    document.body,
  )
})

const GAP_PX = 10
const BUTTON = 'button:not(:disabled)'

/** The target of Alt+F10 in a text. */
export function focusBar(): void {
  document.querySelector<HTMLElement>(`[data-text-bar] ${BUTTON}`)?.focus()
}

/** Without room beside the text, at the bottom of the window. */
function placeBar(bar: HTMLElement, anchor: HTMLElement): void {
  placeNextTo(bar, anchor, { gap: GAP_PX, otherwise: () => null })
}

export const TEXT_TOOL = '[data-text-bar], [data-link-tool]'

const OVER_TEXT = `${TEXT_TOOL}, [role="dialog"], [role="alertdialog"]`

/** A toolbar may have the focus; the text is left once neither has it. */
export function useLeftTools({
  element,
  isActive,
  onLeft,
}: {
  element: RefObject<HTMLElement | null>
  isActive: boolean
  onLeft: () => void
}): void {
  const leave = useRef(onLeft)
  leave.current = onLeft
  useEffect(() => {
    if (!isActive) return
    let frame = 0
    const check = () => {
      const { activeElement } = document
      const isOver =
        activeElement?.closest(OVER_TEXT) ||
        (activeElement === document.body && document.querySelector('[role="dialog"]'))
      // Another window has the focus: the editor may be looking up a link target.
      if (!isOver && document.hasFocus() && !element.current?.contains(activeElement)) leave.current()
    }
    const handleFocusMove = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(check)
    }
    document.addEventListener('focusin', handleFocusMove)
    document.addEventListener('focusout', handleFocusMove)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', handleFocusMove)
      document.removeEventListener('focusout', handleFocusMove)
    }
  }, [element, isActive])
}

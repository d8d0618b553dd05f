import type { Editor } from '@tiptap/core'
import { createPortal } from 'react-dom'
import { RichTextToolbar } from '#modules/fields/RichTextToolbar.tsx'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { type Box, freePlace } from './free-place.ts'
import styles from './inline.module.css'
import { usePlaced } from './use-placed.ts'

/** The text's buttons beside the text, over nothing that is read or pressed. */
export function FloatingBar({ tiptap, over }: { tiptap: Editor; over: HTMLElement }) {
  const { editor } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const canRedo = useEditorState(({ history }) => history.future.length > 0)
  const bar = usePlaced(over, placeBar)
  return createPortal(
    <div ref={bar} className={`${styles.bar} ${parts.neutral}`} data-editor-tool>
      <RichTextToolbar editor={tiptap} locale={editor.locale} history={{ canUndo, canRedo, undo: editor.undo, redo: editor.redo }} />
    </div>,
    document.body,
  )
}

/** What is read or pressed on the page: texts, pictures, players, and the tools that show. */
const TAKEN = '[data-inline], [data-module] :is(img, video, iframe, button, a), [data-module] [role="group"], section > [role="group"]'

function placeBar(bar: HTMLElement, over: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = bar
  const taken = [...document.querySelectorAll<HTMLElement>(TAKEN)].filter((each) => !over.contains(each) && isShown(each)).map(boxOf)
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const bottom = document.querySelector('[data-editor-bar]')?.getBoundingClientRect().top ?? window.innerHeight
  const free = { left: 0, top: Math.max(0, top), width: window.innerWidth, height: bottom - Math.max(0, top) }
  const place = freePlace({ size: { width, height }, over: boxOf(over), taken, window: free })
  bar.style.top = `${place.top}px`
  bar.style.left = `${place.left}px`
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { RichTextToolbar } from '#modules/fields/RichTextToolbar.tsx'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import styles from './inline.module.css'

const GAP_PX = 10
const EDGE_PX = 8

/** The text's buttons, over the text and its module's tools, or under it where there is no room above. */
export function FloatingBar({ tiptap, over }: { tiptap: Editor; over: HTMLElement }) {
  const { editor } = useWorkspace()
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const canRedo = useEditorState(({ history }) => history.future.length > 0)
  const bar = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = () => bar.current && placeBar(bar.current, over)
    place()
    window.addEventListener('scroll', place, { passive: true, capture: true })
    window.addEventListener('resize', place)
    const resized = new ResizeObserver(place)
    resized.observe(over)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      resized.disconnect()
    }
  }, [over])

  return createPortal(
    <div ref={bar} className={`${styles.bar} ${parts.neutral}`} data-editor-tool>
      <RichTextToolbar editor={tiptap} locale={editor.locale} history={{ canUndo, canRedo, undo: editor.undo, redo: editor.redo }} />
    </div>,
    document.body,
  )
}

function placeBar(bar: HTMLElement, over: HTMLElement): void {
  const text = over.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bar
  const left = Math.max(EDGE_PX, Math.min(text.left, window.innerWidth - offsetWidth - EDGE_PX))
  const tools = over.closest('[data-module]')?.querySelector(':scope > [data-frame] > [role="group"]')?.getBoundingClientRect()
  const under = tools && tools.left < left + offsetWidth ? Math.min(tools.top + GAP_PX / 2, text.top) : text.top
  const above = under - offsetHeight - GAP_PX
  const below = Math.min(text.bottom + GAP_PX, window.innerHeight - offsetHeight - EDGE_PX)
  // A long text reaches above the window; the bar then stays at its upper edge.
  const top = above >= EDGE_PX ? above : text.bottom > window.innerHeight / 2 ? Math.max(EDGE_PX, above) : below
  bar.style.top = `${top}px`
  bar.style.left = `${left}px`
}

import type { Editor } from '@tiptap/core'
import { createPortal } from 'react-dom'
import { RichTextToolbar } from '#modules/fields/RichTextToolbar.tsx'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { layBeside } from './beside-text.ts'
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

const GAP_PX = 10

/** Where there is no room beside the text, at the lower edge of the window. */
function placeBar(bar: HTMLElement, over: HTMLElement): void {
  layBeside(bar, over, { gap: GAP_PX, otherwise: () => null })
}

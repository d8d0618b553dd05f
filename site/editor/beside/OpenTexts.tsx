import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Editor } from '../core/create-editor.ts'
import { serverId } from '../sync/base.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useWorkspace } from '../ui/context.tsx'
import styles from './beside.module.css'
import { type Open, openTexts } from './marks.ts'
import { useOtherState } from './use-other-state.ts'
import { besideWords } from './words.ts'

/** How many texts want a translation, and the way through them one by one. */
export function OpenTexts({ other }: { other: Editor }) {
  const { editor } = useWorkspace()
  const { doc } = useEditorState(({ history }) => history)
  const base = useEditorState((state) => state.base)
  const there = useOtherState(other, ({ history }) => history.doc)
  const last = useRef<Open | null>(null)
  const words = besideWords[editor.speaks]
  const open = openTexts({
    here: doc,
    there,
    locale: editor.locale,
    serverId: (id) => serverId(base, id) ?? id,
    editOf: editor.editOf,
  })
  const count = (mark: Open['mark']) => open.filter((each) => each.mark === mark).length

  function goOn() {
    const at = open.findIndex(({ module, field }) => module === last.current?.module && field === last.current.field)
    const next = open[(at + 1) % open.length]
    last.current = next ?? null
    const field = next && document.querySelector(`[data-beside="${next.module}"] [data-beside-field="${next.field}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus({ preventScroll: true })
  }

  return createPortal(
    <div className={styles.sum} data-editor-tool>
      <span role="status">
        {open.length === 0 ? words.complete : words.sum({ missing: count('missing'), older: count('older') })}
      </span>
      {open.length > 0 && (
        <button type="button" className={buttons.button} onClick={goOn}>
          {words.next}
        </button>
      )}
    </div>,
    document.body,
  )
}

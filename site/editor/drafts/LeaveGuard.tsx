import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsaved } from '../core/status.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'

/** Closing the tab or going to another page with unsaved work asks first. */
export function LeaveGuard() {
  const { editor } = useWorkspace()
  const text = useText()
  const unsaved = useEditorState(hasUnsaved)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  // What was only on its way has arrived: nothing is left to ask.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasUnsaved(editor.store.get())) blocker.proceed()
  }, [blocker, editor])

  if (blocker.state !== 'blocked') return null
  return (
    <EditorDialog title={text.leaveTitle} closeLabel={text.stay} onClose={() => blocker.reset()} alert>
      <div className={parts.stack}>
        <p>{text.leaveText}</p>
        <div className={parts.row}>
          <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={() => blocker.reset()}>
            {text.stay}
          </button>
          <button type="button" className={buttons.button} onClick={() => blocker.proceed()}>
            {text.leaveAnyway}
          </button>
        </div>
      </div>
    </EditorDialog>
  )
}

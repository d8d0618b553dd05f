import { useState } from 'react'
import type { User } from '#contract/account.ts'
import { useEditorState, useText, useWorkspace } from './context.tsx'
import parts from './dialog-parts.module.css'
import { EditorDialog } from './EditorDialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** spec §4: opens when the server answers 401; after the login the same write goes out again. */
export function LoginDialog({ user }: { user: User }) {
  const { editor } = useWorkspace()
  const text = useText()
  const halted = useEditorState(({ halt }) => halt === 'login')
  const waiting = useEditorState(({ queue }) => queue.length)
  const [putOff, setPutOff] = useState(-1)
  // Put off, it opens again with the next change, or when someone asks to save.
  if (!halted && putOff !== -1) setPutOff(-1)
  if (!halted || putOff === waiting) return null
  return (
    <EditorDialog title={text.loginAgain} closeLabel={text.loginLater} onClose={() => setPutOff(waiting)}>
      <div className={parts.stack}>
        <p className={parts.muted}>{text.loginAgainText}</p>
        <LoginForm locale={editor.locale} email={user.email} onLogin={editor.resume} />
      </div>
    </EditorDialog>
  )
}

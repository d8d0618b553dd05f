import type { User } from '#contract/account.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** spec §4: opens when the server answers 401; after the login the same call goes out again. */
export function LoginDialog({ user }: { user: User }) {
  const { editor } = useWorkspace()
  const text = useText()
  const isAsked = useEditorState(({ paused, isLoginPostponed }) => paused === 'login' && !isLoginPostponed)
  if (!isAsked) return null
  return (
    <EditorDialog title={text.loginAgain} closeLabel={text.loginLater} onClose={editor.postponeLogin}>
      <div className={parts.stack}>
        <p className={parts.muted}>{text.loginAgainText}</p>
        <LoginForm locale={editor.locale} email={user.email} onLogin={editor.resume} />
      </div>
    </EditorDialog>
  )
}

import { useEffect, useState } from 'react'
import type { getUser, User } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { createSessionClient, writeAs } from '#contract/session-client.ts'
import { Button } from '../ui/Button.tsx'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** spec §4: opens when the server answers 401; after the login the same request is sent again. */
export function LoginDialog({ user }: { user: User }) {
  const { editor } = useWorkspace()
  const text = useText()
  const isAsked = useEditorState(({ paused, isLoginPostponed }) => paused === 'login' && !isLoginPostponed)
  const present = usePresentAccount(isAsked)
  const otherUser = present && present.email !== user.email ? present : null
  if (!isAsked) return null

  function goOnAs({ email }: Pick<User, 'email'>) {
    writeAs(email)
    editor.resume()
  }

  return (
    <EditorDialog
      title={otherUser ? text.otherAccount : text.loginAgain}
      closeLabel={text.loginLater}
      onClose={editor.postponeLogin}
    >
      <div className={parts.stack}>
        <p className={parts.muted}>
          {otherUser ? text.otherAccountText(otherUser.username, user.username) : text.loginAgainText}
        </p>
        {otherUser && (
          <div className={parts.row}>
            <Button onClick={() => goOnAs(otherUser)}>{text.goOnAs(otherUser.username)}</Button>
          </div>
        )}
        <LoginForm locale={editor.speaks} email={user.email} onLogin={goOnAs} />
      </div>
    </EditorDialog>
  )
}

/** The account that is logged in in this browser now; null for none, or before it was read. */
function usePresentAccount(isAsked: boolean): User | null {
  const { editor } = useWorkspace()
  const [present, setPresent] = useState<User | null>(null)
  useEffect(() => {
    if (!isAsked) return setPresent(null)
    const call = createSessionClient({ language: () => editor.locale })
    call<typeof getUser>(editorAddresses.getUser, { params: { locale: editor.locale } }).then(
      setPresent,
      () => undefined,
    )
  }, [isAsked, editor])
  return present
}

import { useEffect, useMemo, useState } from 'react'
import type { User } from '#contract/account.ts'
import type { Editor } from '../core/create-editor.ts'
import { LoginDialog } from '../dialogs/LoginDialog.tsx'
import { OpenDialog } from '../dialogs/OpenDialog.tsx'
import { DraftsOffer } from '../drafts/DraftsOffer.tsx'
import { useDrafts } from '../drafts/use-drafts.ts'
import { type Opened, useEditorState, useWorkspace, WorkspaceContext } from '../ui/context.tsx'
import { OpenTexts } from './OpenTexts.tsx'

/** What the other language's editor asks and offers, in the page's language. */
export function OtherEditorParts({ other, user, isShown }: { other: Editor; user: User; isShown: boolean }) {
  const { editor, toolbar, openMenu, announce } = useWorkspace()
  const [opened, open] = useState<Opened | null>(null)
  const workspace = useMemo(() => ({ editor: other, toolbar, speaks: editor.speaks, open, openMenu, announce }), [other, editor, toolbar, openMenu, announce])
  const drafts = useDrafts(workspace)
  const isAskedAlready = useEditorState(({ paused }) => paused === 'login')

  // Whoever has logged in, or is online again, is so for both.
  useEffect(() => {
    const both = [editor, other]
    const stops = both.map((one, index) => {
      let before = one.store.get().paused
      return one.store.subscribe(() => {
        const { paused } = one.store.get()
        if (before && !paused) both[1 - index]?.resume()
        before = paused
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, other])

  useEffect(() => {
    let known = other.store.get().conflicts
    return other.store.subscribe(() => {
      const { conflicts } = other.store.get()
      const fresh = [...conflicts.keys()].find((module) => !known.has(module))
      known = conflicts
      if (fresh !== undefined) open({ type: 'conflict', module: fresh })
    })
  }, [other])

  return (
    <>
      {isShown && <OpenTexts other={other} />}
      <WorkspaceContext value={workspace}>
        <OpenDialog opened={opened} />
        {!isAskedAlready && <LoginDialog user={user} />}
        <DraftsOffer drafts={drafts} />
      </WorkspaceContext>
    </>
  )
}

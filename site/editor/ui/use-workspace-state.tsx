import { useEffect, useMemo, useState } from 'react'
import type { User } from '#contract/account.ts'
import type { Editor } from '../core/create-editor.ts'
import type { Menu, OpenDialogState, Workspace } from './context.tsx'
import { MenuHost } from './MenuHost.tsx'
import { trackFocus } from './restore-focus.ts'

/** The open dialog, and screen-reader announcements. */
export function useWorkspaceState(editor: Editor, { toolbar, username }: Pick<User, 'toolbar' | 'username'>) {
  const [dialog, open] = useState<OpenDialogState | null>(null)
  const [menu, openMenu] = useState<Menu | null>(null)
  const [announcement, announce] = useState('')
  const workspace = useMemo<Workspace>(
    () => ({ editor, toolbar, userName: username, open, openMenu, announce }),
    [editor, toolbar, username],
  )

  useEffect(trackFocus, [])

  // A conflict opens once no other dialog is open; postponed, it stays at its module.
  useEffect(() => {
    let knownConflicts = editor.store.get().conflicts
    return editor.store.subscribe(() => {
      const { conflicts } = editor.store.get()
      const fresh = [...conflicts.keys()].find((module) => !knownConflicts.has(module))
      knownConflicts = conflicts
      const mayShow = (current: OpenDialogState | null) =>
        current === null || (current.type === 'edit' && editor.store.get().forms.length === 0)
      if (fresh !== undefined) open((current) => (mayShow(current) ? { type: 'conflict', module: fresh } : current))
    })
  }, [editor])

  const floating = (
    <>
      {menu && <MenuHost menu={menu} close={() => openMenu(null)} />}
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  )
  return { workspace, opened: dialog, floating }
}

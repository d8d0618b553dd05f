import type { Locale } from '#config'
import type { Page } from '#contract/page/pages.ts'
import { createSessionClient } from '#contract/session-client.ts'
import { createEditor, type Editor, type EditorOptions } from './create-editor.ts'

type EditorUser = Pick<EditorOptions, 'collects' | 'isSideBySide'> & { locale: Locale; speaks: Locale }

/** An editor with this window's session and clock. */
export function createBrowserEditor(page: Page, user: EditorUser): Editor {
  return createEditor({
    page,
    ...user,
    clientFor: (login, fetch) =>
      createSessionClient({ language: () => user.speaks, ...(login ? { login } : {}), ...(fetch ? { fetch } : {}) }),
    now: Date.now,
    later,
  })
}

function later(run: () => void, ms: number): () => void {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

import type { Locale } from '#config'
import type { Page } from '#contract/page/pages.ts'
import { createSessionClient } from '#contract/session-client.ts'
import { createEditor, type Editor } from './create-editor.ts'

type EditorUser = { locale: Locale; speaks: Locale; collects?: boolean }

/** An editor with this window's session and clock. */
export function createBrowserEditor(page: Page, { locale, speaks, collects = false }: EditorUser): Editor {
  return createEditor({
    page,
    locale,
    speaks,
    collects,
    clientFor: (login, fetch) =>
      createSessionClient({ language: () => speaks, ...(login ? { login } : {}), ...(fetch ? { fetch } : {}) }),
    now: Date.now,
    later,
  })
}

function later(run: () => void, ms: number): () => void {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

import type { Locale } from '#config'
import type { Page } from '#contract/page/pages.ts'
import { createSessionClient } from '#contract/session-client.ts'
import { createEditor, type Editor } from './create-editor.ts'

/** An editor with this window's session and clock. */
export function createBrowserEditor(page: Page, { locale, speaks }: { locale: Locale; speaks: Locale }): Editor {
  return createEditor({
    page,
    locale,
    speaks,
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

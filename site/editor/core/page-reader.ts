import type { Locale } from '#config'
import type { getPage, Page } from '#content/page/endpoints.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { Client } from '#contract/client.ts'
import type { EditorState } from './editor-state.ts'
import { rebaseState } from './rebase.ts'
import type { Store } from './store.ts'

export type PageReader = ReturnType<typeof createPageReader>

/** Asks the server for the page as it is now. */
export function createPageReader({
  store,
  call,
  page,
  locale,
}: {
  store: Store<EditorState>
  call: Client
  page: Page
  locale: Locale
}) {
  function read(language: Locale): Promise<Page> {
    const path = page.urls[language].replace(/^\/\w\w\/?/, '')
    return call<typeof getPage>(editorAddresses.getPage, { params: { locale: language, path } })
  }

  return {
    locale,
    read,
    /** Takes the newest page as the base and makes what is pending on it anew; throws when it cannot be read. */
    async reload(): Promise<void> {
      const fresh = await read(locale)
      store.update((state) => rebaseState(state, fresh.modules))
    },
  }
}

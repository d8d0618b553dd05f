import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { Client } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import type { getPage, Page } from '#contract/page/pages.ts'
import type { ChangedPageTexts, EditorState } from '../store/editor-state.ts'
import type { Store } from '../store/store.ts'
import { rebaseState } from './rebase.ts'

export type PageReader = ReturnType<typeof createPageReader>

/** Loads the current page from the server. */
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
  let last = page

  /** Throws `unauthenticated` for a visitor's page, which would be drawn in place of the editor's. */
  async function read(language: Locale): Promise<Page> {
    const path = page.urls[language].replace(/^\/\w\w\/?/, '')
    const fresh = await call<typeof getPage>(editorAddresses.getPage, { params: { locale: language, path } })
    if (page.texts && !fresh.texts) throw new AppError('unauthenticated', { message: 'the session has ended' })
    return fresh
  }

  /** Loads the newest page as the base and rebases pending writes; throws if it cannot be read. */
  async function reload(): Promise<void> {
    const fresh = await read(locale)
    last = fresh
    store.update((state) => rebaseState(state, fresh.modules))
  }

  return {
    locale,
    read,
    reload,
    /** Also what the site draws outside of the editor. */
    async reloadAll(): Promise<void> {
      await reload()
      store.update((state) => ({ ...state, savedRecords: state.savedRecords + 1 }))
    },
    /** The texts besides the modules before others changed something there, and after; null if they did not. */
    takeChangedTexts(fresh: Page): ChangedPageTexts | null {
      const before = last
      last = fresh
      return getHead(before) === getHead(fresh) ? null : { before: before.texts, after: fresh.texts }
    },
  }
}

function getHead({ modules, container, ...head }: Page): string {
  return JSON.stringify(head)
}

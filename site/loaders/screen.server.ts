import type { Page } from '#contract/page/pages.ts'
import { addLinkedData } from '../linked-data/add-linked-data.server.ts'
import type { LoaderArgs } from './backend.server.ts'
import { loadPageWith, type PageData } from './page.server.ts'

/** A tree page with its linked data, and other data. */
export async function loadScreen<T>(args: LoaderArgs, load: () => Promise<T>): Promise<[PageData, T]> {
  const [data, loaded] = await loadPageWith(args, load)
  addLinkedData(args, data)
  return [data, loaded]
}

type OwnFields = Pick<Page, 'title' | 'meta_title' | 'meta_description'> & Partial<Page>

/** A tree page under the name of the screen that uses it, with its linked data. */
export function renamePage(args: LoaderArgs, loaded: PageData, fields: OwnFields): PageData {
  const data = { ...loaded, page: { ...loaded.page, headline: fields.title, ...fields, fallback: [] } }
  addLinkedData(args, data)
  return data
}

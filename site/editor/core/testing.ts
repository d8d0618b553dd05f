import type { Page } from '#contract/pages.ts'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import type { Action } from '../state/action.ts'
import { contentOf } from '../sync/content.ts'
import { createEditor, type Editor } from './create-editor.ts'
import type { fakeServer } from './fake-server.ts'

export function start(server: ReturnType<typeof fakeServer>): Editor {
  const page = { modules: server.page(), container: { content_type: 'page', object_id: 1 }, urls: { de: '/de', en: '/en' } }
  // The rest of a page is not the editor's business.
  return createEditor({ page: page as unknown as Page, locale: 'de', call: server.call, now: () => 0, later: () => () => undefined })
}

/** As a person would: logs in, waits for the network, until nothing is left to tell. */
export async function settle(editor: Editor): Promise<void> {
  for (let round = 0; round < 200; round++) {
    await new Promise((resolve) => setImmediate(resolve))
    const { queue, halt, sending } = editor.store.get()
    if (halt) editor.resume()
    else if (queue.length === 0 && sending === null) return
  }
  throw new Error('the queue does not end')
}

/** Content of its own, so that two new modules are not the same. */
export function fresh(action: Action): Action {
  if (action.type !== 'insert_module') return action
  const { record, place } = action
  const kind = 'list' in place ? 'faqitem' : record.children ? 'faq' : 'text'
  return { ...action, record: { ...record, kind, content: `neu ${record.id}` } }
}

/** What a page says, without ids and versions. */
export function shape(sections: readonly Section[]) {
  const drawn = (record: ModuleRecord): unknown => [record.kind, contentOf(record).content, record.children?.map(drawn) ?? []]
  return sections.map(({ layout, columns }) => [layout, columns.map(({ children }) => children.map(drawn))])
}

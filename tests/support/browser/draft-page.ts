import type { PagePublication } from '#contract/page/publications.ts'
import { applyDraftMode } from '#server/services/page-states/drafts/draft-mode.ts'
import { createTestApp, NOW } from '../app.ts'
import { create } from '../factories.ts'

export const de = '/de/pageeditor-api'
export const en = '/en/pageeditor-api'
export const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000).toISOString()

/** A page with a headline that was never published, and a clock that can be moved. */
export async function startPage() {
  const clock = { now: NOW }
  const app = await createTestApp({ now: () => clock.now })
  const { db } = app.services.database
  await applyDraftMode({ db, now: () => clock.now })
  const object_id = await create(app.depsOf(), 'pages', {
    slug_de: 'preise',
    slug_en: 'prices',
    title: { de: 'Preise', en: 'Prices' },
  })
  const owner = { content_type: 'page', object_id }
  const editor = await app.login()
  const section = (await editor.call('POST', `${de}/container/`, { body: owner })).body
  const module = (
    await editor.call('POST', `${de}/headline/`, { body: { parent: section.id, headline_level: 2, content: 'Preise' } })
  ).body
  const publish = (body: object, account = editor) =>
    account.call('POST', `${de}/publications/`, { body: { ...owner, languages: ['de', 'en'], ...body } })
  const state = async (): Promise<PagePublication> =>
    (await editor.call('GET', `${de}/publications/?content_type=page&object_id=${object_id}`)).body
  const saveText = (content: string, base = de) =>
    editor.call('POST', `${base}/headline/${module.id}/`, { body: { content } })
  const headlines = async (base: string, headers: Record<string, string> = {}): Promise<string[]> => {
    const path = base === de ? 'preise' : 'prices'
    const { modules } = (await app.call('GET', `${base}/page/${path}`, { headers })).body
    return modules.flatMap(({ columns }: { columns: { children: { content: string }[] }[] }) =>
      columns.flatMap(({ children }) => children.map(({ content }) => content)),
    )
  }
  return { ...app, db, clock, owner, editor, section, module, publish, state, saveText, headlines }
}

/** A public page and a person who collects. */
export async function startCollectedPage() {
  const page = await startPage()
  page.clock.now = new Date(minutes(1))
  const collector = await page.login('editor')
  const setCollecting = (collects: boolean) => collector.call('POST', `${de}/preferences`, { body: { collects } })
  await setCollecting(true)
  const discard = (languages: string[]) =>
    collector.call('POST', `${de}/publications/discard/`, { body: { ...page.owner, languages } })
  return { ...page, collector, setCollecting, discard }
}

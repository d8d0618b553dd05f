import { expect, test, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { moduleEditors } from '#modules/editors.ts'
import { moduleRecord, section } from '../testing/documents.ts'
import { type CheckProgress, checkAllPages } from './HintsDialog.tsx'

const pages = [
  { title: 'Karten', url: '/de/karten' },
  { title: 'Ohne Adresse', url: '' },
  { title: 'Weg', url: '/de/weg' },
  { title: 'Haus', url: '/de/haus' },
]
const texts: Record<string, string> = {
  karten: '<p><a href="/de/karten">Zu den Karten</a></p>',
  haus: '<p><a href="/de/karten">hier</a></p>',
}
const editOf = (kind: string) => moduleEditors.get(kind) ?? null

/** Two pages per request; a missing page cannot be read. */
const call = (async (
  target: { path: string },
  { query, params }: { query: { page: number }; params: { path: string } },
) => {
  if (target.path.endsWith('/pages-with-sections/'))
    return { count: pages.length, results: pages.slice(query.page * 2 - 2, query.page * 2) }
  const content = texts[params.path]
  if (!content) throw new Error('not found')
  const container = { content_type: 'page', object_id: 1 }
  return {
    container,
    meta_description: 'Was es gibt.',
    edition: 'everyday',
    modules: [section(1, 0, [[moduleRecord(1, { kind: 'text', content })]])],
  }
}) as unknown as Client

test('the site check reports hints and unreadable pages, and checks links once', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 200 })))
  vi.stubGlobal('fetch', fetch)
  const steps: CheckProgress[] = []
  await checkAllPages({ call, locale: 'de', editOf }, new AbortController().signal, (step) => steps.push(step))
  expect(
    steps.map(({ done, count, pageWithHints }) => [
      done,
      count,
      pageWithHints?.title,
      pageWithHints?.hints?.map(({ topic }) => topic),
    ]),
  ).toEqual([
    [1, 4, undefined, undefined],
    [2, 4, undefined, undefined],
    [3, 4, 'Weg', undefined],
    [4, 4, 'Haus', ['linkText']],
  ])
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('closing the site check stops it', async () => {
  const controller = new AbortController()
  const walking = checkAllPages({ call, locale: 'de', editOf }, controller.signal, () => controller.abort())
  await expect(walking).rejects.toThrow()
})

import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { Page } from '#contract/page/pages.ts'
import { initialState } from '../store/editor-state.ts'
import { createStore } from '../store/store.ts'
import { createPageReader } from './page-reader.ts'

// The reader compares these fields only.
const pageWith = (texts: Record<string, string>, title = 'Preise') =>
  ({ title, texts, modules: [], urls: { de: '/de', en: '/en' } }) as unknown as Page

function startReader(page: Page, fresh = page) {
  const call = (async () => fresh) as Client
  return createPageReader({ store: createStore(initialState([])), call, page, locale: 'de' })
}

test('texts that others changed are reported once, as they were and are', () => {
  const [before, after] = [{ 'title.de': 'Preise' }, { 'title.de': 'Eintritt' }]
  const reader = startReader(pageWith(before))
  const fresh = pageWith(after, 'Eintritt')
  expect(reader.takeChangedTexts(fresh)).toEqual({ before, after })
  expect(reader.takeChangedTexts(fresh)).toBeNull()
})

test('texts read after an own save are not those of others', async () => {
  const fresh = pageWith({ 'title.de': 'Eintritt' })
  const reader = startReader(pageWith({ 'title.de': 'Preise' }), fresh)
  await reader.reload()
  expect(reader.takeChangedTexts(fresh)).toBeNull()
})

test('a page that is read after the session has ended is refused', async () => {
  const { texts, ...visitors } = pageWith({ 'title.de': 'Preise' })
  const reader = startReader({ ...visitors, texts }, visitors)
  await expect(reader.read('de')).rejects.toMatchObject({ code: 'unauthenticated' })
})

import { expect, test } from 'vitest'
import type { OpenText } from '#contract/admin/translations.ts'
import { filterTexts } from './translations.tsx'

const text = (record_id: number, changes: Partial<OpenText> = {}): OpenText => ({
  ...{ resource: 'pages', record_id, field: 'title', module: null, title: `Seite ${record_id}`, state: 'missing' },
  ...{ changed_at: `2027-01-0${record_id}T12:00:00.000Z`, excerpt: '' },
  ...changes,
})
const texts = [text(2), text(1, { state: 'older' }), text(3, { resource: 'news' })]
const all = { resource: '', state: '', record: '', order: 'page' } as const
const idsOf = (filter: Partial<Parameters<typeof filterTexts>[1]>) =>
  filterTexts(texts, { ...all, ...filter }).map(({ record_id }) => record_id)

test('texts are filtered by type, page and state', () => {
  expect([idsOf({}), idsOf({ resource: 'news' }), idsOf({ record: 'pages 1' }), idsOf({ state: 'missing' })]).toEqual([
    [2, 1, 3],
    [3],
    [1],
    [2, 3],
  ])
})

test('texts are ordered by age', () => {
  expect([idsOf({ order: 'newest' }), idsOf({ order: 'oldest' })]).toEqual([
    [3, 2, 1],
    [1, 2, 3],
  ])
})

import { getTableName, is, Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { mergeableResources } from '#contract/admin/resources/merge.ts'
import { schema } from '#server/db/schema/all.ts'
import { tableReferences } from '../bin/record-snapshot.ts'
import { requireResource } from '../resources/all.ts'
import { replaceReferences } from './references.ts'
import { relationsTo } from './sources.ts'

test.each(mergeableResources)('a merge of %s repoints every foreign key except owned rows', (name) => {
  const { table } = requireResource(name)
  const tables = Object.values<unknown>(schema).filter((each): each is SQLiteTable => is(each, Table))
  const pointing = tables.flatMap((each) =>
    tableReferences(each).filter(({ to, takesAlong }) => to === table && !takesAlong),
  )
  const movedColumns = new Set(relationsTo(table).map(({ column }) => column))
  expect(pointing.length).toBeGreaterThan(0)
  expect(
    pointing
      .filter(({ column }) => !movedColumns.has(column))
      .map(({ column }) => `${getTableName(column.table)}.${column.name}`),
  ).toEqual([])
})

const name = { from: 'person:2', to: 'person:1', addresses: { de: '/de/mitarbeiter/soloist/mara/1' } }
test.each([
  ['person:2', 'person:1'],
  ['person:20', 'person:20'],
  ['/de/mitarbeiter/employee/m/2?page=2#past', '/de/mitarbeiter/soloist/mara/1'],
  // The target has no path in this language.
  ['/en/persons/soloist/m/2', '/en/persons/soloist/m/2'],
  [
    { link: { de: 'person:2', en: '' }, items: ['person:2', 'venue:2'] },
    { link: { de: 'person:1', en: '' }, items: ['person:1', 'venue:2'] },
  ],
  [
    '<p>person:2 <a href="person:2">x</a> <a href="person:3">y</a></p>',
    '<p>person:2 <a href="person:1">x</a> <a href="person:3">y</a></p>',
  ],
])('repointing turns %j into %j', (before, after) => {
  expect(replaceReferences<unknown>(before, name)).toEqual(after)
})

test('repointing returns the same object when nothing matches', () => {
  const value = { link: { de: 'person:3', en: '' } }
  expect(replaceReferences(value, name)).toBe(value)
})

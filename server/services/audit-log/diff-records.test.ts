import { expect, test } from 'vitest'
import { diffRecords, diffRecordsWithoutValues } from './diff-records.ts'

test('a changed field has its old and new value, per language', () => {
  expect(
    diffRecords(
      { name: { de: 'Alt', en: 'Old' }, order: 1, is_online: true },
      { name: { de: 'Neu', en: 'Old' }, order: 2, is_online: true },
    ),
  ).toEqual([
    { field: 'name', language: 'de', from: 'Alt', to: 'Neu' },
    { field: 'order', from: 1, to: 2 },
  ])
})

test('changed rows are listed as added, removed or changed within', () => {
  const row = (id: number, status: string) => ({ id, status, date_start: `2027-02-0${id}T18:00:00Z` })
  const changes = diffRecords(
    { dates: [row(1, 'scheduled'), row(2, 'scheduled')] },
    { dates: [row(2, 'cancelled'), row(3, 'scheduled')] },
  )
  expect(changes).toEqual([
    { field: 'dates', row: { id: 1, date_start: '2027-02-01T18:00:00Z' }, type: 'removed', from: null, to: null },
    {
      field: 'dates',
      row: { id: 2, date_start: '2027-02-02T18:00:00Z' },
      inner: 'status',
      from: 'scheduled',
      to: 'cancelled',
    },
    { field: 'dates', row: { id: 3, date_start: '2027-02-03T18:00:00Z' }, type: 'added', from: null, to: null },
  ])
})

test('differences omit system fields and secrets', () => {
  const keys = ['id', 'version', 'updated_at', 'hash', 'file', 'password', 'secret', 'token']
  const all = (value: string) => Object.fromEntries(keys.map((key) => [key, value]))
  expect(
    diffRecords({ ...all('a'), rows: [{ ...all('a'), id: 1 }] }, { ...all('b'), rows: [{ ...all('b'), id: 1 }] }),
  ).toEqual([])
})

test('long texts are cut, and fields with visitor data are redacted', () => {
  const [shortened] = diffRecords({ text: '' }, { text: 'a'.repeat(5000) })
  expect(String(shortened?.to)).toHaveLength(2002)
  expect(diffRecordsWithoutValues({ note: '' }, { note: 'Frau Muster wurde angerufen' })).toEqual([
    { field: 'note', is_redacted: true, from: null, to: null },
  ])
})

import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

const rows = (count: number, columns: number) => `<tr>${'<td><p>1</p></td>'.repeat(columns)}</tr>`.repeat(count)

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['no caption', { caption: '' }],
    ['60 rows of 12 columns', { content: rows(60, 12) }],
  ],
  rejects: [
    ['no cells', { content: undefined }, 'content'],
    ['cells without words', { content: '<tr><td><p></p></td></tr>' }, 'content'],
    ['61 rows', { content: rows(61, 1) }, 'content'],
    ['13 columns', { content: rows(1, 13) }, 'content'],
    ['13 joined columns', { content: '<tr><td colspan="13"><p>1</p></td></tr>' }, 'content'],
  ],
})

test('a table has a caption and headers in a region with its name', () => {
  const html = renderKind(demo, 'de')
  expect(html).toMatch(/<caption[^>]*>Eintrittspreise im Großen Saal<\/caption>/)
  expect(html).toMatch(/<section[^>]* tabindex="0" aria-label="Eintrittspreise im Großen Saal"/)
  expect(html).toContain('<tbody><tr><th scope="col"><p>Kategorie</p></th>')
  expect(html).toContain('<th scope="row"><p>C, Empore</p></th>')
})

test('a table without a caption is a region with a name', () => {
  expect(renderKind(demo, 'en', { overrides: { caption: '' } })).toContain('aria-label="Table"')
})

test('rows in German have lang="de" on an English page', () => {
  expect(renderKind(demo, 'en', { overrides: { fallback: ['content'] } })).toContain('<tbody lang="de">')
})

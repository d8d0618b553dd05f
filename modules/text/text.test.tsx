import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['one word', { content: '<p>Hallo</p>' }]],
  rejects: [
    ['no content', { content: undefined }, 'content'],
    ['an empty paragraph', { content: '<p></p>' }, 'content'],
    ['a paragraph of a hard space', { content: '<p>&nbsp;</p>' }, 'content'],
    ['more than rich text may hold', { content: 'x'.repeat(50_001) }, 'content'],
  ],
})

test('a text renders bold, links and lists', () => {
  const html = renderKind(demo, 'en')
  expect(html).toContain('<strong>on Tuesdays at 7 pm</strong>')
  expect(html).toContain('<li><p>Winds after an audition</p></li>')
})

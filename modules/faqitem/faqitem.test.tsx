import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['no answer yet', { text: '' }]],
  rejects: [
    ['no question', { content: '' }, 'content'],
    ['a question over 300', { content: 'x'.repeat(301) }, 'content'],
  ],
})

test('a FAQ item is a closed disclosure', () => {
  const html = renderKind(demo, 'de')
  expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary[^>]*><h3[^>]*>Ab welchem Alter/)
  expect(html).toContain('<strong>ab acht Jahren</strong>')
})

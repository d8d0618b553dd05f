import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['no author', { author: '' }]],
  rejects: [
    ['no content', { content: '' }, 'content'],
    ['a content over 2000', { content: 'x'.repeat(2001) }, 'content'],
  ],
})

test('a quote names its author', () => {
  const html = renderKind(demo, 'de')
  expect(html).toMatch(/<blockquote[^>]*><p[^>]*>Ohne Musik wäre das Leben ein Irrtum\.<\/p><\/blockquote>/)
  expect(html).toContain('Friedrich Nietzsche')
})

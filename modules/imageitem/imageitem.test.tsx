import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['the picture alone', { title: '', description: '', link: '' }]],
  rejects: [['no picture', { image: null }, 'image']],
})

test('an image item shows image, title and caption', () => {
  const html = renderKind(demo, 'de')
  expect(html).toContain('alt="Streicher im Gegenlicht"')
  expect(html).toContain('Die Pauken')
  expect(html).toContain('Vor dem Einzug in den Probensaal')
})

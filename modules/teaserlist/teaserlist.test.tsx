import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['no class', { extra_class: undefined }]],
  rejects: [['an unknown class', { extra_class: 'huge' }, 'extra_class']],
})

test('a teaser list renders every item', () => {
  expect(renderKind(demo, 'de').split('Acht Abende, ein fester Platz').length).toBeGreaterThan(2)
})

import { expect, test } from 'vitest'
import { renderKind } from '../testing/render-kind.tsx'
import { testSchema } from '../testing/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [],
  rejects: [],
})

test('faq draws every item', () => {
  expect(renderKind(demo, 'de').split('Ab welchem Alter kann mein Kind').length).toBeGreaterThan(2)
})

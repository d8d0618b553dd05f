import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demoRecord } from '../demo-record.ts'
import { demo as item } from '../faqitem/demo.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['the questions of the back office', { source: 'back_office' }],
    ['those of one category', { source: 'back_office', category: 'Karten' }],
  ],
  rejects: [['a source that is none', { source: 'web' }, 'source']],
})

test("back-office FAQ entries come after the module's own", () => {
  const questions = [{ ...demoRecord(item, 'de'), id: -1, content: 'Wann öffnet die Abendkasse?' }]
  const html = renderKind(demo, 'de', { overrides: { source: 'back_office', questions } })
  expect(html.indexOf('Abendkasse')).toBeGreaterThan(html.lastIndexOf('Ab welchem Alter kann mein Kind'))
})

test('a FAQ module renders every item', () => {
  expect(renderKind(demo, 'de').split('Ab welchem Alter kann mein Kind').length).toBeGreaterThan(2)
})

import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['no picture, link and colour', { image: null, link: '', color: '' }],
    ['a class of the older variant', { extra_class: 'img-left' }],
    ['a description of 256', { text: 'x'.repeat(256) }],
  ],
  rejects: [
    ['no headline', { headline: '' }, 'headline'],
    ['no description', { text: undefined }, 'text'],
    ['a description of 257', { text: 'x'.repeat(257) }, 'text'],
    ['a class of neither variant', { extra_class: 'img-top' }, 'extra_class'],
    ['a script as link', { link: 'javascript:alert(1)' }, 'link'],
  ],
})

test('a full teaser shows its text and one descriptive link', () => {
  const html = renderKind(demo, 'de')
  expect(html).toMatch(/<h2[^>]*>Ein Instrument, das zu Ihnen passt<\/h2>/)
  expect(html).toContain('Am 12. September stehen alle Räume offen')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/Zum Programm<\/span><span[^>]*>: Ein Instrument, das zu Ihnen passt/)
})

test('a full teaser without link text shows "Read more"', () => {
  expect(renderKind(demo, 'en', { overrides: { link_text: '' } })).toContain('Read more')
})

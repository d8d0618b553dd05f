import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['no preline and subline', { preline: undefined, subline: undefined }],
    ['the deepest level', { headline_level: 6 }],
  ],
  rejects: [
    ['no level', { headline_level: undefined }, 'headline_level'],
    ['level 1, which is the page’s', { headline_level: 1 }, 'headline_level'],
    ['level 7', { headline_level: 7 }, 'headline_level'],
    ['a level as text', { headline_level: '2' }, 'headline_level'],
    ['no content', { content: undefined }, 'content'],
    ['a content of spaces', { content: '  ' }, 'content'],
    ['a content over 300', { content: 'x'.repeat(301) }, 'content'],
    ['a colour that is no key', { color: 'red;' }, 'color'],
  ],
})

test('a headline renders its level, preline and subline', () => {
  const html = renderKind(demo, 'de')
  expect(html).toMatch(/<h2[^>]*>Nachtmusik im Kaisersaal<\/h2>/)
  expect(html).toContain('Spielzeit 2026/27')
  expect(html).toContain('Drei Serenaden bei Kerzenlicht')
})

test('a headline falling back to German has lang="de"', () => {
  expect(renderKind(demo, 'en', { overrides: { content: 'Nachtmusik', fallback: ['content'] } })).toMatch(
    /<h2[^>]* lang="de">Nachtmusik/,
  )
})

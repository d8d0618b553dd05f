import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['the headline alone', { image: null, preline: '', subline: '', text: '', link: '', link_text: '' }]],
  rejects: [
    ['no headline', { headline: '' }, 'headline'],
    ['a script as link', { link: 'javascript:alert(1)' }, 'link'],
  ],
})

test('a teaser is one link, its headline', () => {
  const html = renderKind(demo, 'de')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(
    /<h3[^>]*><a [^>]*href="\/de\/abonnement"[^>]*><span>Acht Abende, ein fester Platz<\/span><\/a><\/h3>/,
  )
})

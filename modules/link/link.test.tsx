import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['no class', { extra_class: undefined }],
    ['a reference', { link: 'page:3' }],
    ['an address as people write it', { link: 'www.example.org' }],
  ],
  rejects: [
    ['no text', { content: '' }, 'content'],
    ['no link', { link: '' }, 'link'],
    ['a script', { link: 'javascript:alert(1)' }, 'link'],
    ['an unknown class', { extra_class: 'huge' }, 'extra_class'],
    ['a new window that is not yes or no', { open_new_window: 'yes' }, 'open_new_window'],
  ],
})

test('a link uses the URL resolved by the server', () => {
  expect(renderKind(demo, 'de', { overrides: { link: 'page:3', link_url: '/de/kurse' } })).toMatch(
    /<a [^>]*href="\/de\/kurse"[^>]*><span>Zur Kursübersicht<\/span><\/a>/,
  )
})

test('a link in a new window has no opener', () => {
  expect(renderKind(demo, 'de', { overrides: { open_new_window: true } })).toContain('target="_blank" rel="noopener"')
})

test('a link without a target remains as text', () => {
  const html = renderKind(demo, 'de', { overrides: { link_url: '' } })
  expect(html).toContain('Zur Kursübersicht')
  expect(html).not.toContain('<a')
})

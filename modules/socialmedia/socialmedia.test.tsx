import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['another of its hosts', { embed: 'https://x.com/orchester/status/1234567890' }]],
  rejects: [
    ['nothing', { embed: '' }, 'embed'],
    ['a lookalike host', { embed: 'https://notx.com/a/status/1' }, 'embed'],
    ['pasted markup without a frame', { embed: '<script src="https://x.com/a.js"></script>' }, 'embed'],
    ['an unknown type', { media_type: 'x' }, 'media_type'],
  ],
})

test('socialmedia asks for consent before calling the service', () => {
  const html = renderKind(demo, 'de')
  expect(html).toContain('aria-label="Beitrag von Instagram"')
  expect(html).not.toContain('<iframe')
})

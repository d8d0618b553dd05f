import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [['another of its hosts', { embed: 'https://orchester.podigee.io/12-mahler' }]],
  rejects: [
    ['nothing', { embed: '' }, 'embed'],
    ['a lookalike host', { embed: 'https://soundcloud.com.example.org/a' }, 'embed'],
    ['pasted markup without a frame', { embed: '<script src="https://x.com/a.js"></script>' }, 'embed'],
  ],
})

test('audio asks for consent before calling the service', () => {
  const html = renderKind(demo, 'de')
  expect(html).toContain('aria-label="Hörbeitrag von Spotify"')
  expect(html).not.toContain('<iframe')
})

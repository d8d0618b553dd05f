import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['youtu.be', { video_url: 'https://youtu.be/aqz-KE-bpKQ' }],
    ['no picture', { image: undefined }],
    ['vimeo', { video_url: 'https://vimeo.com/76979871' }],
  ],
  rejects: [
    ['no address', { video_url: '' }, 'video_url'],
    ['another host', { video_url: 'https://dailymotion.com/video/x1' }, 'video_url'],
  ],
})

test('a video item shows its title and asks for consent', () => {
  const html = renderKind(demo, 'en')
  expect(html).toContain('What does a bass clarinet sound like?')
  expect(html).toContain('Load once')
})

import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['no film of our own', { video_file_mp4: '' }],
    ['a film of our own', { video_file_mp4: '/files/9/probe.mp4' }],
    ['a film of our own instead of an address', { video_file_mp4: '/files/9/probe.mp4', video_url: '' }],
    ['no picture', { image: null }],
    ['vimeo', { video_url: 'https://vimeo.com/76979871' }],
    ['the short address', { video_url: 'https://youtu.be/aqz-KE-bpKQ' }],
  ],
  rejects: [
    ['no address', { video_url: undefined }, 'video_url'],
    ['an empty address', { video_url: ' ' }, 'video_url'],
    ['a lookalike host', { video_url: 'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ' }, 'video_url'],
    ['a channel, which does not play', { video_url: 'https://www.youtube.com/@orchester' }, 'video_url'],
    ['a video of another website', { video_file_mp4: 'https://example.org/a.mp4' }, 'video_file_mp4'],
    ['a film that is no mp4', { video_file_mp4: '/files/9/probe.avi' }, 'video_file_mp4'],
    ['a length of a novel', { length: 'x'.repeat(21) }, 'length'],
  ],
})

test('a video asks for consent before loading the service', () => {
  const html = renderKind(demo, 'de')
  expect(html).toContain('Einmal laden')
  expect(html).toContain('YouTube immer laden')
  expect(html).toContain('Ein Tag mit den Hörnern')
  expect(html).toContain('Dauer 4:32')
  expect(html).not.toContain('<iframe')
})

test('a video plays at once when its service is allowed', () => {
  const html = renderKind(demo, 'de', {
    consent: { isAllowed: (service) => service === 'youtube', isOffered: () => true, allowAlways: () => undefined },
  })
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"')
  expect(html).toContain('title="Ein Tag mit den Hörnern"')
})

test('a service missing in the settings cannot be allowed permanently', () => {
  const html = renderKind(demo, 'de', {
    consent: { isAllowed: () => false, isOffered: () => false, allowAlways: () => undefined },
  })
  expect(html).toContain('Einmal laden')
  expect(html).not.toContain('immer laden')
})

test('an uploaded video without a poster shows a frame of its own', () => {
  const html = renderKind(demo, 'de', { overrides: { video_file_mp4: '/files/9/probe.mp4', picture: null } })
  expect(html).toContain('preload="metadata"')
  expect(html).toContain('<source src="/files/9/probe.mp4#t=0.1" type="video/mp4"/>')
})

test('a film of a service without a poster shows its name and asks for nothing', () => {
  const html = renderKind(demo, 'de', { overrides: { picture: null } })
  expect(html).toContain('Einmal laden')
  expect(html).toContain('Ein Tag mit den Hörnern')
  expect(html).not.toMatch(/<img|<iframe/)
})

test('an uploaded video plays without consent', () => {
  const html = renderKind(demo, 'de', { overrides: { video_file_mp4: '/files/9/probe.mp4' } })
  expect(html).toContain('<source src="/files/9/probe.mp4" type="video/mp4"/>')
  expect(html).not.toContain('Einmal laden')
})

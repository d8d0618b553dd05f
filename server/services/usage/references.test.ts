import { expect, test } from 'vitest'
import { extractReferences } from './references.ts'

test.each([
  [{ link: 'page:3' }, ['page:3']],
  [{ link: { de: 'page:3', en: '/en/courses/oboe/12?x=1' } }, ['page:3', 'course:12']],
  [
    { text: '<p><a href="/de/orchester#team">Team</a> und <a href="/files/4/plan.pdf?v=1">Plan</a></p>' },
    ['path:/de/orchester', 'file:4'],
  ],
  [{ video_file_mp4: '/files/9/film.mp4?v=abc' }, ['file:9']],
  [{ link: '/de/konzerte/aufbruch/7' }, ['event-date:7']],
  [{ image: 12, order: 3, color: 'rot' }, ['image:12', 'color:rot']],
  [{ color_key: 'blau', text: 'Seite page:3 im Satz' }, ['color:blau']],
  [{ link: 'https://example.org/de/orchester', mail: 'mailto:a@b.example' }, []],
  [{ link: '/de/' }, ['path:/de']],
])('%j refers to %j', (value, expected) => {
  expect(extractReferences(value)).toEqual(expected)
})

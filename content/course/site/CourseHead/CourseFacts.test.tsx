import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { Course } from '../../endpoints.ts'
import { CourseFacts } from './CourseFacts.tsx'

const createClosure = (id: number, name: string, first_day: string, last_day: string, fallback: string[] = []) => ({
  id,
  name,
  first_day,
  last_day,
  fallback,
})

const course = {
  id: 1,
  url: '/en/courses/recorder/1',
  instruments: [
    { id: 1, name: 'Blockflöte', lang: 'de' },
    { id: 2, name: 'Oboe' },
  ],
  age_groups: [],
  instructors: [],
  price: '',
  fallback: [],
  is_online: false,
  closed: [
    createClosure(1, 'Weihnachtsferien', '2026-12-23', '2027-01-06', ['name']),
    createClosure(2, 'Labour Day', '2027-05-01', '2027-05-01'),
  ],
  dates: [
    {
      id: 1,
      date_start: '2026-12-01T15:00:00Z',
      date_end: '2026-12-01T15:45:00Z',
      rhythm: 'dienstags',
      fallback: ['rhythm'],
      vacancies: 'unsaid',
      vacancies_note: '',
      location: { id: 1, name: 'Dyers’ House', address: '', city: '' },
    },
  ],
} as unknown as Course

test("closed days show name and days in the page's language", async () => {
  const text = async (path: string) =>
    (await renderHtml(<CourseFacts course={course} />, path))
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/[\s\u00a0]+/g, ' ')
  expect(await text('/en/courses/recorder/1')).toContain(
    'No lessons Weihnachtsferien 23 Dec–6 Jan Labour Day Sat 1 May',
  )
  expect(await text('/de/kurse/blockfloete/1')).toContain(
    'Kein Unterricht Weihnachtsferien 23.12.–6.1. Labour Day Sa 1.5.',
  )
})

test('German-only instruments, rhythms and holidays have lang="de"', async () => {
  const html = await renderHtml(<CourseFacts course={course} />, '/en/courses/recorder/1')
  for (const germanText of ['Blockflöte', 'dienstags', 'Weihnachtsferien'])
    expect(html).toContain(`<span lang="de">${germanText}</span>`)
  expect(html.match(/lang="de"/g)).toHaveLength(3)
})

test('the weekday of a group appears once', async () => {
  const [date] = course.dates
  const weekly = { ...course, dates: [{ ...date, rhythm: 'dienstags, wöchentlich' }] } as Course
  const text = (await renderHtml(<CourseFacts course={weekly} />, '/de/kurse/blockfloete/1'))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
  expect(text).toContain('Dienstag, 16:00–16:45 Uhr')
  expect(text).toContain('wöchentlich, ab 1. Dezember 2026')
  expect(text).not.toContain('dienstags')
})

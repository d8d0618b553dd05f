import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import { emptyCourseFilter } from '../course-filter.ts'
import { CourseFilter } from './CourseFilter.tsx'

test('a German-only option has lang="de" in the filter', async () => {
  const lookups = {
    parentGroups: [],
    ageGroups: [{ id: 3, name: 'ab 6 Jahren', lang: 'de' as const }],
    locations: [],
    instrumentGroups: [{ id: 1, name: 'Woodwind', instruments: [{ id: 2, name: 'Blockflöte', lang: 'de' as const }] }],
  }
  const filter = { ...emptyCourseFilter, age_group: '3' }
  const html = await renderHtml(
    <CourseFilter filter={filter} lookups={lookups} offers={[]} count={1} isLoading={false} />,
    '/en/courses',
  )
  const germans = [...html.matchAll(/<(\w+) lang="de"[^>]*>([^<]*)</g)].map(([, element, text]) => `${element} ${text}`)
  expect(germans).toEqual(['span ab 6 Jahren', 'span ab 6 Jahren', 'span Blockflöte', 'span ab 6 Jahren'])
  expect(html).toContain('<span>All</span>')
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { courseRequests } from '../../course-request/table.ts'

test('the course page and the back office count places from the requests', async () => {
  const { depsOf, database, call, login } = await createTestApp()
  const deps = depsOf()
  const location = await create(deps, 'locations')
  const course = await create(deps, 'courses', {
    places: 4,
    dates: [{ location_id: location, date_start: '2027-02-01T13:00:00Z', date_end: '2027-02-01T14:00:00Z' }],
  })
  const office = await login('editor', ['school'])
  const ask = async (ticket: string) => {
    const [row] = await database.db
      .insert(courseRequests)
      .values({
        ...{ ticket, kind: 'registration', learner: 'adult', name: 'Ada', learner_name: '', age: '', wish: '' },
        ...{ course_id: course, second_wish: '', place: '', weekdays: [], times: '', email: '', phone: '' },
        ...{ message: '', locale: 'de', note: '', starts_on: '', created_at: NOW, delete_on: '2028-01-01' },
      })
      .returning({ id: courseRequests.id })
    return `/api/admin/course-requests/${row?.id}/`
  }
  const shown = async () => {
    const { body } = await call('GET', `/api/course/${course}/`)
    return [body.vacancies_note, body.dates[0].vacancies]
  }
  expect(await shown()).toEqual(['Plätze frei', 'free'])

  const urls = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
  const states = ['placed', 'placed', 'answered', 'answered', 'waiting']
  for (const [index, url] of urls.entries())
    await office.call('PATCH', url, { body: { state: states[index], assigned_course_id: course } })
  expect(await shown()).toEqual(['Voll – Warteliste', 'waiting_list'])
  expect((await office.call('GET', `/api/admin/courses/${course}/`)).body).toMatchObject({
    ...{ places: 4, places_taken: 2, places_reserved: 2, places_waiting: 1 },
  })

  await office.call('PATCH', urls[0] ?? '', { body: { state: 'closed' } })
  expect(await shown()).toEqual(['Wenige Plätze frei', 'few'])
  await database.db.delete(courseRequests).where(eq(courseRequests.assigned_course_id, course))
})

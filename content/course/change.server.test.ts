import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

async function startSchool() {
  const app = await createTestApp()
  const editor = await app.login()
  const change = async (query: string, body: unknown) =>
    (await editor.call('POST', `/api/admin/courses/change/${query}`, { body })).body
  const get = async (id: number) => (await editor.call('GET', `/api/admin/courses/${id}/`)).body
  const listIds = async (query: string) => {
    const { body } = await editor.call('GET', `/api/admin/courses/?ordering=id&${query}`)
    return body.results.map(({ id }: typeof body) => id)
  }
  const [mill, school] = [
    await create(app.depsOf(), 'locations', { name: text('Weberei', 'Mill') }),
    await create(app.depsOf(), 'locations', { name: text('Schule', 'School') }),
  ]
  const [ada, ben] = [
    await create(app.depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt', is_instructor: true }),
    await create(app.depsOf(), 'people', { first_name: 'Ben', last_name: 'Roth', is_instructor: true }),
  ]
  const weekly = { location_id: mill, repeat_weeks: 1, repeat_until: '2027-07-16', vacancies: 'waiting_list' }
  // A Monday in summer time, 16:00 local, and a Tuesday.
  const monday = { ...weekly, date_start: '2026-09-14T14:00:00Z', date_end: '2026-09-14T14:45:00Z' }
  const tuesday = {
    ...weekly,
    date_start: '2026-09-15T14:00:00Z',
    date_end: '2026-09-15T14:45:00Z',
    location_id: school,
  }
  const course = (name: string, body: Record<string, unknown>) =>
    create(app.depsOf(), 'courses', { name: text(name), instructors: [ada], ...body })
  const oboe = await course('Oboe', { price: text('42 € im Monat', '€42 a month'), dates: [monday, tuesday] })
  const choir = await course('Chor', {
    price: text('15 € im Monat', '€15 a month'),
    dates: [tuesday],
    instructors: [ben],
  })
  return { ...app, editor, change, get, listIds, mill, school, ada, ben, oboe, choir, course }
}

test('courses filter by instructor, location, age group, instrument and weekday', async () => {
  const { listIds, course, depsOf, mill, school, ada, ben, oboe, choir } = await startSchool()
  const [age, instrument] = [await create(depsOf(), 'age-groups'), await create(depsOf(), 'instruments')]
  const harp = await course('Harfe', { age_groups: [age], instruments: [instrument], instructors: [] })
  expect(await listIds(`instructor_id=${ada}`)).toEqual([oboe])
  expect(await listIds(`instructor_id=${ada},${ben}`)).toEqual([oboe, choir])
  expect(await listIds(`location_id=${mill}`)).toEqual([oboe])
  expect(await listIds(`location_id=${school}&weekday=2`)).toEqual([oboe, choir])
  expect(await listIds('weekday=1')).toEqual([oboe])
  expect(await listIds('weekday=5')).toEqual([])
  expect(await listIds(`age_group_id=${age}`)).toEqual([harp])
  expect(await listIds(`instrument_id=${instrument}`)).toEqual([harp])
  expect(await listIds('search=weberei')).toEqual([oboe])
})

test.each([
  // A Thursday: the earliest date is a Monday.
  ['2027-09-09', '2027-09-13T14:00:00.000Z', '2027-09-14T14:00:00.000Z'],
  ['2027-09-13', '2027-09-13T14:00:00.000Z', '2027-09-14T14:00:00.000Z'],
  ['2027-09-14', '2027-09-20T14:00:00.000Z', '2027-09-21T14:00:00.000Z'],
  // Still 16:00 local after the clock change.
  ['2027-11-02', '2027-11-08T15:00:00.000Z', '2027-11-09T15:00:00.000Z'],
])("a school year from %s preserves each date's weekday", async (first_day, monday, tuesday) => {
  const { change, get, oboe, choir } = await startSchool()
  const input = { change: { first_day } }
  const { plan } = await change('', input)
  await change('', { ...input, plan })
  const listStarts = async (id: number) =>
    (await get(id)).dates.map(({ date_start }: { date_start: string }) => new Date(date_start).toISOString())
  expect([await listStarts(oboe), await listStarts(choir)]).toEqual([[monday, tuesday], [tuesday]])
})

test('a bulk change is previewed, applied as planned and undone', async () => {
  const { change, get, editor, mill, school, ada, ben, oboe, choir } = await startSchool()
  const before = await get(oboe)
  const input = {
    change: {
      weeks: 53,
      last_day: '2028-07-14',
      location: { from: mill, to: school },
      instructor: { from: ada, to: ben },
      price: { replace: '42', by: '45' },
      vacancies: 'starting',
    },
  }
  const dry = await change(`?instructor_id=${ada}`, input)
  expect(dry).toMatchObject({ done: false, counts: { changed: 1, wrong: 0 }, undo: { changes: [] } })
  const described = dry.lines[0].changes.map(({ column, from, to }: typeof dry) => `${column}: ${from} → ${to}`)
  expect(described).toContain('Kosten (Deutsch): 42 € im Monat → 45 € im Monat')
  expect(described).toContain('Lehrkräfte: Ada Vogt → Ben Roth')
  expect(described).toContain('Termine 1: Beginn: Mo., 14. Sept. 2026, 16:00 → Mo., 20. Sept. 2027, 16:00')
  expect(described).toContain('Termine 1: Letzter Tag: Fr., 16. Juli 2027 → Fr., 14. Juli 2028')
  expect(described).toContain('Termine 1: Unterrichtsort: Weberei → Schule')
  expect(described.filter((line: string) => line.includes('Unterrichtsort'))).toHaveLength(1)
  expect(described.filter((line: string) => line.includes('Letzter Tag'))).toHaveLength(2)
  expect(await get(oboe)).toEqual(before)

  const done = await change(`?instructor_id=${ada}`, { ...input, plan: dry.plan })
  expect(done.done).toBe(true)
  expect(await get(oboe)).toMatchObject({
    price: text('45 € im Monat', '€45 a month'),
    instructors: [ben],
    // Monday and Tuesday at 16:00 local, before and after the clock change.
    dates: [
      {
        id: before.dates[0].id,
        date_start: '2027-09-20T14:00:00.000Z',
        date_end: '2027-09-20T14:45:00.000Z',
        location_id: school,
        vacancies: 'starting',
      },
      {
        id: before.dates[1].id,
        date_start: '2027-09-21T14:00:00.000Z',
        repeat_until: '2028-07-14',
        location_id: school,
      },
    ],
  })
  expect((await get(choir)).price.de).toBe('15 € im Monat')

  expect((await editor.call('POST', '/api/admin/courses/bulk/', { body: { undo: done.undo } })).status).toBe(200)
  const withoutRevision = ({ version: _version, updated_at: _at, dates, ...courseFields }: typeof before) => ({
    ...courseFields,
    dates,
  })
  expect(withoutRevision(await get(oboe))).toEqual(withoutRevision(before))
})

test('a course that would start on closed days is marked', async () => {
  const { change, depsOf, oboe } = await startSchool()
  await create(depsOf(), 'closed-days', {
    name: text('Kirchweih', 'Fair'),
    first_day: '2027-09-20',
    last_day: '2027-09-20',
  })
  expect((await change('', { change: { weeks: 53 } })).closed).toEqual([{ id: oboe, words: 'Kirchweih' }])
  expect((await change('', { change: { weeks: 52 } })).closed).toEqual([])
})

test('a bulk change and its undo are refused after concurrent edits', async () => {
  const { change, get, editor, oboe, choir } = await startSchool()
  const input = { change: { price: { text: text('50 €', '€50') } } }
  const dry = await change('', input)
  expect(dry.counts.changed).toBe(2)
  await editor.call('PATCH', `/api/admin/courses/${choir}/`, { body: { subline: text('neu') } })
  const stale = await change('', { ...input, plan: dry.plan })
  expect(stale).toMatchObject({ done: false, undo: { changes: [] } })
  expect((await get(oboe)).price.de).toBe('42 € im Monat')
  const done = await change('', { ...input, plan: stale.plan })
  expect(done.done).toBe(true)
  await editor.call('PATCH', `/api/admin/courses/${choir}/`, { body: { price: text('51 €') } })
  expect((await editor.call('POST', '/api/admin/courses/bulk/', { body: { undo: done.undo } })).status).toBe(409)
  expect((await get(oboe)).price.de).toBe('50 €')
})

test('invalid date shifts are reported and applied to no course', async () => {
  const { change, get, call, course, mill, oboe } = await startSchool()
  const earlyCourse = await course('Früh', {
    dates: [{ location_id: mill, date_start: '2026-03-22T01:30:00Z', date_end: '2026-03-22T03:00:00Z' }],
  })
  const dry = await change('', { change: { weeks: 53, last_day: '2027-09-01' } })
  expect(dry.counts).toMatchObject({ wrong: 3, changed: 0 })
  const skipped = await change(`?id=${earlyCourse}`, { change: { weeks: 1 } })
  expect(skipped.lines).toMatchObject([
    { state: 'wrong', errors: [{ message: expect.stringContaining('Die Uhr springt') }] },
  ])
  const done = await change(`?id=${oboe}`, { change: { weeks: 53, last_day: '2027-09-01' }, plan: 'x' })
  expect(done.lines[0].errors[0].message).toBe('Der letzte Tag muss der erste oder ein späterer sein.')
  expect((await get(oboe)).dates[0].repeat_until).toBe('2027-07-16')
  expect((await call('POST', '/api/admin/courses/change/', { body: { change: { weeks: 1 } } })).status).toBe(401)
})

test('an instructor is added and removed only where it changes something', async () => {
  const { change, get, ada, ben, oboe, choir } = await startSchool()
  const addInstructor = { change: { instructor: { from: null, to: ben } } }
  const dry = await change('', addInstructor)
  expect(dry.counts).toMatchObject({ changed: 1, unchanged: 1 })
  await change('', { ...addInstructor, plan: dry.plan })
  expect((await get(oboe)).instructors).toEqual([ada, ben])
  const removeInstructor = { change: { instructor: { from: ben, to: null } } }
  await change('', { ...removeInstructor, plan: (await change('', removeInstructor)).plan })
  expect([(await get(oboe)).instructors, (await get(choir)).instructors]).toEqual([[ada], []])
})

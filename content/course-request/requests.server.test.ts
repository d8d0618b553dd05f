import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { DAY_MS, HOUR_MS } from '#contract/time/durations.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { createMailbox, useMailServer } from '#tests/support/mailbox.ts'
import { deleteExpiredRequests } from './retention.server.ts'

const text = (de: string, en = de) => ({ de, en })

/** A school with a course, an instrument and a location, and a clock that the test sets. */
async function startSchool({ smtpUrl }: { smtpUrl?: string } = {}) {
  let at = NOW.getTime()
  const app = await createTestApp({ now: () => new Date(at) })
  const deps = app.depsOf()
  const mailer = smtpUrl ? useMailServer(app.services, smtpUrl) : null
  const instrument = await create(deps, 'instruments')
  const course = await create(deps, 'courses', { name: text('Oboe von Anfang an', 'Oboe from the start') })
  const place = await create(deps, 'locations', { name: text('Altes Rathaus') })
  const office = await app.login('editor', ['school'])
  const pass = (ms: number) => {
    at += ms
  }
  const wish = {
    kind: 'trial',
    learner: 'child',
    age: '7 Jahre',
    subject: `course-${course}`,
    second: `instrument-${instrument}`,
    location_id: place,
  }
  const asked = {
    ...wish,
    weekdays: [2, 4],
    times: 'ab 15 Uhr',
    learner_name: 'Ada',
    name: 'Mara Vogt',
    email: 'mara@vogt.example',
    consent: true,
  }
  const ticketFor = async (given: object = wish) =>
    (await app.call('POST', '/api/course-requests/check/', { body: given })).body.ticket as string
  const send = async (changes: object = {}, { wait = 5000, headers = {} as Record<string, string> } = {}) => {
    const ticket = await ticketFor()
    pass(wait)
    return app.call('POST', '/api/course-requests/', { body: { ...asked, ticket, ...changes }, headers })
  }
  const kept = async () =>
    (await office.call('GET', '/api/admin/course-requests/')).body.results as Record<string, unknown>[]
  return { ...app, deps, mailer, instrument, course, place, office, pass, wish, asked, ticketFor, send, kept }
}

test('a request is saved for the school area, and logged without its text', async () => {
  const { send, kept, course, instrument, place, login, call, database } = await startSchool()
  const sent = await send()
  expect([sent.status, sent.body]).toEqual([201, { mailed: false }])
  expect(sent.headers.get('cache-control')).toBe('private, no-store')
  expect(await kept()).toMatchObject([
    {
      ...{
        kind: 'trial',
        learner: 'child',
        age: '7 Jahre',
        wish: 'Oboe von Anfang an',
        second_wish: 'Oboe',
        place: 'Altes Rathaus',
      },
      ...{
        weekdays: [2, 4],
        times: 'ab 15 Uhr',
        learner_name: 'Ada',
        name: 'Mara Vogt',
        email: 'mara@vogt.example',
        locale: 'de',
      },
      ...{ state: 'new', delete_on: '2029-01-14', assigned_course_id: null },
    },
  ])
  expect((await call('GET', '/api/admin/course-requests/')).status).toBe(401)
  const concerts = await login('editor', ['concerts'])
  expect((await concerts.call('GET', '/api/admin/course-requests/')).status).toBe(403)
  expect((await concerts.call('GET', '/api/admin/find/?q=Mara')).body).toEqual([])
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.resource, 'course-requests'))
  expect(entries).toMatchObject([{ act: 'created', user_id: null, title: text('') }])
  expect(JSON.stringify(entries)).not.toMatch(/Mara|Ada|vogt|Oboe/)
  const school = await login('editor', ['school'])
  for (const filter of [`course_id=${course}`, `location_id=${place}`, 'state=new', 'kind=trial', 'search=ada'])
    expect((await school.call('GET', `/api/admin/course-requests/?${filter}`)).body.count, filter).toBe(1)
  for (const filter of [`instrument_id=${instrument}`, 'state=closed', 'kind=registration', 'search=oskar'])
    expect((await school.call('GET', `/api/admin/course-requests/?${filter}`)).body.count, filter).toBe(0)
})

test('no cached response contains data of a course request', async () => {
  const { services, registry, send, kept, office, call, course } = await startSchool()
  const keptAnswers = vi.spyOn(services.cache, 'get')
  await send()
  const [{ id } = {}] = await kept()
  const ofOffice = ['', `${id}/`, 'export/?format=csv', '?search=Mara'].map(
    (rest) => `/api/admin/course-requests/${rest}`,
  )
  const ofVisitors = registry.endpoints
    .filter(
      ({ method, access, path }) =>
        method === 'GET' && access === 'visitor' && path.startsWith('/api/') && !path.includes('{'),
    )
    .map(({ path }) => path)
  for (const path of [...ofOffice, ...ofVisitors, `/api/course/${course}/`, '/de/pageeditor-api/search/?q=Mara']) {
    const read = await office.call('GET', path)
    if (ofOffice.includes(path))
      expect([path, read.status, read.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
    expect(JSON.stringify((await call('GET', path)).body), path).not.toMatch(/Mara|Ada|vogt/)
  }
  const texts = await Promise.all(keptAnswers.mock.results.map(async ({ value }) => (await value).answer.text()))
  expect(texts.join()).toContain('Oboe von Anfang an')
  expect(texts.filter((text) => /Mara|Ada|vogt/.test(text))).toEqual([])
})

test("a child's age needs digits, an adult's does not", async () => {
  const { call, wish } = await startSchool()
  const check = async (change: object) =>
    Object.keys((await call('POST', '/api/course-requests/check/', { body: { ...wish, ...change } })).body.errors ?? {})
  expect(await check({ age: 'Anna Probe' })).toEqual(['age'])
  expect(await check({ age: 'sieben und 1/2' })).toEqual([])
  expect(await check({ learner: 'adult', age: 'im Ruhestand' })).toEqual([])
})

test('all errors of a request are returned at once by field', async () => {
  const { call, wish, asked, pass, ticketFor } = await startSchool()
  const problems = async (path: string, body: object) =>
    Object.keys((await call('POST', path, { body })).body.errors ?? {}).toSorted()
  expect(
    await problems('/api/course-requests/check/', { ...wish, kind: '', age: ' ', subject: '', weekdays: [7] }),
  ).toEqual(['age', 'kind', 'subject', 'weekdays'])
  expect(
    await problems('/api/course-requests/check/', {
      ...wish,
      subject: 'course-999',
      second: 'instrument-999',
      location_id: 999,
    }),
  ).toEqual(['location_id', 'second', 'subject'])
  const ticket = await ticketFor()
  pass(5000)
  const nobody = { ...asked, ticket, name: ' ', learner_name: '', email: '', consent: false }
  expect(await problems('/api/course-requests/', nobody)).toEqual(['consent', 'email', 'learner_name', 'name'])
  expect(await problems('/api/course-requests/', { ...asked, ticket, email: 'mara' })).toEqual(['email'])
  expect(
    (await call('POST', '/api/course-requests/', { body: { ...asked, ticket, email: '', phone: '07121 1' } })).status,
  ).toBe(201)
})

test('a form sent twice creates one request', async () => {
  const { call, asked, ticketFor, pass, kept } = await startSchool()
  const ticket = await ticketFor()
  pass(5000)
  for (const name of ['Mara Vogt', 'Mara Vogt', 'Jemand'])
    expect((await call('POST', '/api/course-requests/', { body: { ...asked, ticket, name } })).status).toBe(201)
  expect(await kept()).toMatchObject([{ name: 'Mara Vogt' }])
})

test('a hasty form or a forged ticket is refused', async () => {
  const { send, kept, call, ticketFor, wish, asked, pass } = await startSchool()
  expect((await send({}, { wait: 1000 })).body.errors).toHaveProperty('ticket')
  for (const ticket of ['', '1.x.y', `${NOW.getTime()}.abc.def`])
    expect((await send({ ticket })).body.errors).toHaveProperty('ticket')
  const old = await ticketFor()
  pass(25 * HOUR_MS)
  expect((await call('POST', '/api/course-requests/', { body: { ...asked, ticket: old } })).body.errors).toHaveProperty(
    'ticket',
  )
  const renewed = await ticketFor({ ...wish, ticket: old })
  expect(renewed).not.toBe(old)
  expect(await ticketFor({ ...wish, ticket: renewed })).toBe(renewed)
  expect(await kept()).toEqual([])
})

test('a request with a filled trap field is saved with a note, unconfirmed', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { send, kept, mailer } = await startSchool({ smtpUrl })
  const sent = await send({ [TRAP_FIELD]: 'https://vogt.example' })
  expect([sent.status, sent.body]).toEqual([201, { mailed: false }])
  await mailer?.deliver()
  expect(letters()).not.toContain('mara@vogt.example')
  expect(await kept()).toMatchObject([{ name: 'Mara Vogt', state: 'new', note: TRAP_NOTE }])
  expect((await send({ website: 'https://vogt.example' })).body).toEqual({ mailed: true })
  expect((await kept())[0]).toMatchObject({ note: '' })
})

test('too many requests from one client are refused without saving', async () => {
  const { send, kept } = await startSchool()
  const answers: number[] = []
  for (let n = 0; n < 7; n++) answers.push((await send()).status)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429])
  expect(await kept()).toHaveLength(5)
})

test('the visitor gets a confirmation without typed text, the office an anonymous notice', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { send, mailer, login, call } = await startSchool({ smtpUrl })
  const admin = await login('admin')
  const { body: settings } = await admin.call('GET', '/api/admin/settings/')
  await admin.call('POST', '/api/admin/settings/', {
    body: { ...settings, contact: { ...settings.contact, email: 'buero@house.example' } },
  })
  expect((await call('GET', '/api/course-requests/options/')).body.confirms).toBe(true)
  expect((await send({ message: 'Kaufen Sie hier' }, { headers: { 'accept-language': 'en' } })).body).toEqual({
    mailed: true,
  })
  await mailer?.deliver()
  const said = letters()
  expect(said).toContain('RCPT TO:<mara@vogt.example>')
  expect(said).toContain('Taster lesson: Oboe from the start')
  expect(said).toContain('It is provisional')
  expect(said).toContain('RCPT TO:<buero@house.example>')
  expect(said).toContain('Schnupperstunde: Oboe von Anfang an')
  expect(said).toMatch(/\/admin\/course-requests\/\d+/)
  expect(said).not.toMatch(/Kaufen|Mara Vogt|Ada/)
  expect(said.match(/^DATA/gm)).toHaveLength(2)
})

test('closed requests are deleted after 90 days, others after two years', async () => {
  const { send, kept, office, course, pass, services, database, login } = await startSchool()
  await send()
  await send({ name: 'Oskar' })
  const [second, first] = (await kept()).map(({ id }) => id)
  const patch = (id: unknown, body: object) => office.call('PATCH', `/api/admin/course-requests/${id}/`, { body })
  expect(
    (
      await patch(first, {
        state: 'placed',
        assigned_course_id: course,
        starts_on: '2027-02-02',
        note: 'passt',
        name: 'anders',
      })
    ).status,
  ).toBe(200)
  expect((await kept())[1]).toMatchObject({
    state: 'placed',
    assigned_course_id: course,
    starts_on: '2027-02-02',
    note: 'passt',
    name: 'Mara Vogt',
  })
  expect((await patch(first, { assigned_course_id: 9999 })).status).toBe(400)
  const usage = async (by: typeof office) =>
    (await by.call('GET', `/api/admin/courses/usage/?id=${course}`)).body[0].places[0]
  expect(await usage(office)).toMatchObject({ resource: 'course-requests', title: 'Mara Vogt' })
  expect(await usage(await login('editor', ['concerts']))).toMatchObject({ resource: 'course-requests', title: '' })
  expect((await patch(first, { delete_on: '2040-01-01' })).body.errors).toHaveProperty('delete_on')
  expect((await patch(first, { state: 'closed' })).body.delete_on).toBe('2027-04-15')
  const prune = () => deleteExpiredRequests(services.depsFor({ viewer: null, locale: 'de' }))
  pass(89 * DAY_MS)
  await prune()
  expect(await kept()).toHaveLength(2)
  pass(1 * DAY_MS)
  await prune()
  expect(await kept()).toMatchObject([{ id: second }])
  pass(640 * DAY_MS)
  await prune()
  expect(await kept()).toEqual([])
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.resource, 'course-requests'))
  expect(entries.filter(({ act }) => act === 'deleted').map(({ record_id }) => record_id)).toEqual([
    String(first),
    String(second),
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Mara|Oskar|passt/)
})

test('a request is purged at once, and exports escape formulas', async () => {
  const { send, kept, office } = await startSchool()
  await send({ name: '=HYPERLINK("x")' })
  const [one] = await kept()
  const csv = (await office.call('GET', '/api/admin/course-requests/export/?format=csv&state=new')).body.text as string
  expect(csv).toContain('E-Mail-Adresse')
  expect(csv).toContain('mara@vogt.example')
  expect(csv).not.toMatch(/(^|;)"?=HYPERLINK/m)
  expect((await office.call('DELETE', `/api/admin/course-requests/${one?.id}/`)).status).toBe(204)
  expect(await kept()).toEqual([])
  expect(JSON.stringify((await office.call('GET', '/api/admin/bin/')).body)).not.toContain('HYPERLINK')
})

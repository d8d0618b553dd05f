import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { DAY_MS, HOUR_MS } from '#contract/time/durations.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'
import { deleteExpiredRequests } from './retention.server.ts'

const text = (de: string, en = de) => ({ de, en })

/** A school with a course, an instrument and a location, and a clock that the test sets. */
async function startSchool({ smtpUrl }: { smtpUrl?: string } = {}) {
  let time = NOW.getTime()
  const app = await createTestApp({ now: () => new Date(time) })
  const deps = app.depsOf()
  const mailer = smtpUrl ? useMailServer(app.services, smtpUrl) : null
  const instrument = await create(deps, 'instruments')
  const course = await create(deps, 'courses', { name: text('Oboe von Anfang an', 'Oboe from the start') })
  const locationId = await create(deps, 'locations', { name: text('Altes Rathaus') })
  const office = await app.login('editor', ['school'])
  const pass = (ms: number) => {
    time += ms
  }
  const choice = {
    kind: 'trial',
    learner: 'child',
    age: '7 Jahre',
    subject: `course-${course}`,
    second: `instrument-${instrument}`,
    location_id: locationId,
  }
  const requestBody = {
    ...choice,
    weekdays: [2, 4],
    times: 'ab 15 Uhr',
    learner_name: 'Ada',
    name: 'Mara Vogt',
    email: 'mara@vogt.example',
    consent: true,
  }
  const ticketFor = async (choiceBody: object = choice) =>
    (await app.call('POST', '/api/course-requests/check/', { body: choiceBody })).body.ticket as string
  const send = async (changes: object = {}, { wait = 5000, headers = {} as Record<string, string> } = {}) => {
    const ticket = await ticketFor()
    pass(wait)
    return app.call('POST', '/api/course-requests/', { body: { ...requestBody, ticket, ...changes }, headers })
  }
  const storedRequests = async () =>
    (await office.call('GET', '/api/admin/course-requests/')).body.results as Record<string, unknown>[]
  return {
    ...app,
    deps,
    mailer,
    instrument,
    course,
    locationId,
    office,
    pass,
    choice,
    requestBody,
    ticketFor,
    send,
    storedRequests,
  }
}

test('a request is saved for the school area, and logged without its text', async () => {
  const { send, storedRequests, course, instrument, locationId, login, call, database } = await startSchool()
  const response = await send()
  expect([response.status, response.body]).toEqual([201, { mailed: false }])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await storedRequests()).toMatchObject([
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
  for (const filter of [`course_id=${course}`, `location_id=${locationId}`, 'state=new', 'kind=trial', 'search=ada'])
    expect((await school.call('GET', `/api/admin/course-requests/?${filter}`)).body.count, filter).toBe(1)
  for (const filter of [`instrument_id=${instrument}`, 'state=closed', 'kind=registration', 'search=oskar'])
    expect((await school.call('GET', `/api/admin/course-requests/?${filter}`)).body.count, filter).toBe(0)
})

test('no cached response contains data of a course request', async () => {
  const { services, registry, send, storedRequests, office, call, course } = await startSchool()
  const cacheReads = vi.spyOn(services.cache, 'get')
  await send()
  const [{ id } = {}] = await storedRequests()
  const ofOffice = ['', `${id}/`, 'export/?format=csv', '?search=Mara'].map(
    (path) => `/api/admin/course-requests/${path}`,
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
  const texts = await Promise.all(cacheReads.mock.results.map(async ({ value }) => (await value).cachedResponse.text()))
  expect(texts.join()).toContain('Oboe von Anfang an')
  expect(texts.filter((text) => /Mara|Ada|vogt/.test(text))).toEqual([])
})

test("a child's age needs digits, an adult's does not", async () => {
  const { call, choice } = await startSchool()
  const check = async (change: object) =>
    Object.keys(
      (await call('POST', '/api/course-requests/check/', { body: { ...choice, ...change } })).body.errors ?? {},
    )
  expect(await check({ age: 'Anna Probe' })).toEqual(['age'])
  expect(await check({ age: 'sieben und 1/2' })).toEqual([])
  expect(await check({ learner: 'adult', age: 'im Ruhestand' })).toEqual([])
})

test('all errors of a request are returned at once by field', async () => {
  const { call, choice, requestBody, pass, ticketFor } = await startSchool()
  const problems = async (path: string, body: object) =>
    Object.keys((await call('POST', path, { body })).body.errors ?? {}).toSorted()
  expect(
    await problems('/api/course-requests/check/', { ...choice, kind: '', age: ' ', subject: '', weekdays: [7] }),
  ).toEqual(['age', 'kind', 'subject', 'weekdays'])
  expect(
    await problems('/api/course-requests/check/', {
      ...choice,
      subject: 'course-999',
      second: 'instrument-999',
      location_id: 999,
    }),
  ).toEqual(['location_id', 'second', 'subject'])
  const ticket = await ticketFor()
  pass(5000)
  const emptyContact = { ...requestBody, ticket, name: ' ', learner_name: '', email: '', consent: false }
  expect(await problems('/api/course-requests/', emptyContact)).toEqual(['consent', 'email', 'learner_name', 'name'])
  expect(await problems('/api/course-requests/', { ...requestBody, ticket, email: 'mara' })).toEqual(['email'])
  expect(
    (await call('POST', '/api/course-requests/', { body: { ...requestBody, ticket, email: '', phone: '07121 1' } }))
      .status,
  ).toBe(201)
})

test('a form sent twice creates one request', async () => {
  const { call, requestBody, ticketFor, pass, storedRequests } = await startSchool()
  const ticket = await ticketFor()
  pass(5000)
  for (const name of ['Mara Vogt', 'Mara Vogt', 'Jemand'])
    expect((await call('POST', '/api/course-requests/', { body: { ...requestBody, ticket, name } })).status).toBe(201)
  expect(await storedRequests()).toMatchObject([{ name: 'Mara Vogt' }])
})

test('a hasty form or a forged ticket is refused', async () => {
  const { send, storedRequests, call, ticketFor, choice, requestBody, pass } = await startSchool()
  expect((await send({}, { wait: 1000 })).body.errors).toHaveProperty('ticket')
  for (const ticket of ['', '1.x.y', `${NOW.getTime()}.abc.def`])
    expect((await send({ ticket })).body.errors).toHaveProperty('ticket')
  const expiredTicket = await ticketFor()
  pass(25 * HOUR_MS)
  expect(
    (await call('POST', '/api/course-requests/', { body: { ...requestBody, ticket: expiredTicket } })).body.errors,
  ).toHaveProperty('ticket')
  const renewed = await ticketFor({ ...choice, ticket: expiredTicket })
  expect(renewed).not.toBe(expiredTicket)
  expect(await ticketFor({ ...choice, ticket: renewed })).toBe(renewed)
  expect(await storedRequests()).toEqual([])
})

test('a request with a filled trap field is saved with a note, unconfirmed', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { send, storedRequests, mailer } = await startSchool({ smtpUrl })
  const response = await send({ [TRAP_FIELD]: 'https://vogt.example' })
  expect([response.status, response.body]).toEqual([201, { mailed: false }])
  await mailer?.deliver()
  expect(letters()).not.toContain('mara@vogt.example')
  expect(await storedRequests()).toMatchObject([{ name: 'Mara Vogt', state: 'new', note: TRAP_NOTE }])
  expect((await send({ website: 'https://vogt.example' })).body).toEqual({ mailed: true })
  expect((await storedRequests())[0]).toMatchObject({ note: '' })
})

test('too many requests from one client are refused without saving', async () => {
  const { send, storedRequests } = await startSchool()
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) statuses.push((await send()).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
  expect(await storedRequests()).toHaveLength(5)
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
  const mailText = letters()
  expect(mailText).toContain('RCPT TO:<mara@vogt.example>')
  expect(mailText).toContain('Taster lesson: Oboe from the start')
  expect(mailText).toContain('It is provisional')
  expect(mailText).toContain('RCPT TO:<buero@house.example>')
  expect(mailText).toContain('Schnupperstunde: Oboe von Anfang an')
  expect(mailText).toMatch(/\/admin\/course-requests\/\d+/)
  expect(mailText).not.toMatch(/Kaufen|Mara Vogt|Ada/)
  expect(mailText.match(/^DATA/gm)).toHaveLength(2)
})

test('closed requests are deleted after 90 days, others after two years', async () => {
  const { send, storedRequests, office, course, pass, services, database, login } = await startSchool()
  await send()
  await send({ name: 'Oskar' })
  const [second, first] = (await storedRequests()).map(({ id }) => id)
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
  expect((await storedRequests())[1]).toMatchObject({
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
  expect(await storedRequests()).toHaveLength(2)
  pass(1 * DAY_MS)
  await prune()
  expect(await storedRequests()).toMatchObject([{ id: second }])
  pass(640 * DAY_MS)
  await prune()
  expect(await storedRequests()).toEqual([])
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.resource, 'course-requests'))
  expect(entries.filter(({ act }) => act === 'deleted').map(({ record_id }) => record_id)).toEqual([
    String(first),
    String(second),
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Mara|Oskar|passt/)
})

test('a request is purged at once, and exports escape formulas', async () => {
  const { send, storedRequests, office } = await startSchool()
  await send({ name: '=HYPERLINK("x")' })
  const [one] = await storedRequests()
  const csv = (await office.call('GET', '/api/admin/course-requests/export/?format=csv&state=new')).body.text as string
  expect(csv).toContain('E-Mail-Adresse')
  expect(csv).toContain('mara@vogt.example')
  expect(csv).not.toMatch(/(^|;)"?=HYPERLINK/m)
  expect((await office.call('DELETE', `/api/admin/course-requests/${one?.id}/`)).status).toBe(204)
  expect(await storedRequests()).toEqual([])
  expect(JSON.stringify((await office.call('GET', '/api/admin/bin/')).body)).not.toContain('HYPERLINK')
})

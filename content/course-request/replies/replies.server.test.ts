import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { mails } from '#server/db/schema/mails.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'
import { MAX_REPLIES } from '../states.ts'
import { courseRequestReplies, courseRequests } from '../table.ts'
import { defaultTemplates } from './default-templates.server.ts'

const text = (de: string, en = de) => ({ de, en })
const nonce = '0b8f3f0e-8f5b-4a57-9d57-3c1b8a6f2c11'
const body = { kind: 'place', subject: 'Ihr Platz', text: 'Guten Tag Mara, Ada hat einen Platz.', nonce }

async function startOffice({ hasMail = true, email = 'mara@vogt.example', locale = 'de' as 'de' | 'en' } = {}) {
  const mailbox = await createMailbox()
  const app = await createTestApp()
  const mailer = hasMail ? useMailServer(app.services, mailbox.smtpUrl) : null
  const deps = app.depsOf()
  const location = await create(deps, 'locations', { name: text('Altes Rathaus', 'Old Town Hall') })
  const instructor = await create(deps, 'people', { first_name: 'Amélie', last_name: 'Garnier' })
  const course = await create(deps, 'courses', {
    name: text('Oboe von Anfang an', 'Oboe from the start'),
    instructors: [instructor],
    dates: [
      { location_id: location, date_start: '2027-02-01T13:00:00Z', date_end: '2027-02-01T14:00:00Z' },
      { location_id: location, date_start: '2027-02-02T14:30:00Z', date_end: '2027-02-02T15:30:00Z' },
    ],
  })
  const [request] = await app.database.db
    .insert(courseRequests)
    .values({
      ...{ ticket: 'a', kind: 'trial', learner: 'child', name: 'Mara Vogt', learner_name: 'Ada', age: '7' },
      ...{ wish: 'Oboe von Anfang an', course_id: course, second_wish: '', place: '', weekdays: [], times: '' },
      ...{ email, phone: '', message: '', locale, note: '', state: 'new', starts_on: '' },
      ...{ created_at: NOW, delete_on: '2028-01-01' },
    })
    .returning({ id: courseRequests.id })
  const url = `/api/admin/course-requests/${request?.id}/replies/`
  return { ...app, mailer, mailbox, url, course, requestId: request?.id, office: await app.login('editor', ['school']) }
}

test('drafts name course, day, place and teacher in the language of the family', async () => {
  const { office, url } = await startOffice({ locale: 'en' })
  const { body: replies } = await office.call('GET', `${url}?starts_on=2027-02-09`)
  expect(replies.can_reply).toBe(true)
  const [trial] = replies.drafts
  expect(trial.text).toMatch(
    /Hello Mara Vogt,.*Ada.*Oboe from the start.*Tuesday.*9 February 2027, 15:30.*Old Town Hall/s,
  )
  expect(trial.text).toContain('Amélie Garnier')
})

test('a reply is mailed once, kept, and moves the state', async () => {
  const { office, url, requestId, mailer, mailbox, database } = await startOffice()
  for (const status of [201, 201]) expect((await office.call('POST', url, { body })).status).toBe(status)
  await mailer?.deliver()
  expect(mailbox.letters().match(/Ada hat einen Platz/g)).toHaveLength(1)
  expect(mailbox.letters()).toContain('RCPT TO:<mara@vogt.example>')
  const { body: replies } = await office.call('GET', url)
  expect(replies.sent).toMatchObject([{ kind: 'place', subject: 'Ihr Platz', text: body.text }])
  expect((await office.call('GET', `/api/admin/course-requests/${requestId}/`)).body).toMatchObject({ state: 'placed' })
  const entries = await database.db.select().from(auditLog)
  expect(JSON.stringify(entries)).not.toMatch(/Ihr Platz|Mara|vogt/)
})

test('replies are deleted with their request', async () => {
  const { office, url, requestId, database } = await startOffice()
  await office.call('POST', url, { body })
  await office.call('DELETE', `/api/admin/course-requests/${requestId}/`)
  expect(await database.db.select().from(courseRequestReplies)).toEqual([])
})

test('a draft follows the template of the office', async () => {
  const { office, url } = await startOffice()
  const own = { subject: 'Neu: {Kurs}', text: 'Liebe Familie {Name}' }
  const english = { subject: 'New: {course}', text: 'Dear {name}' }
  await office.call('POST', '/api/admin/reply-templates/trial/', {
    body: { before: defaultTemplates.trial, de: own, en: english },
  })
  const { body: replies } = await office.call('GET', url)
  expect(replies.drafts[0]).toEqual({
    kind: 'trial',
    subject: 'Neu: Oboe von Anfang an',
    text: 'Liebe Familie Mara Vogt',
  })
})

test('a reply stores the lesson it offers, and an unknown course is refused', async () => {
  const { office, url, requestId, course } = await startOffice()
  const lesson = { course_id: course, starts_on: '2027-02-09' }
  expect((await office.call('POST', url, { body: { ...body, lesson: { course_id: 999 } } })).status).toBe(400)
  expect((await office.call('GET', url)).body.sent).toEqual([])
  await office.call('POST', url, { body: { ...body, lesson } })
  expect((await office.call('GET', `/api/admin/course-requests/${requestId}/`)).body).toMatchObject({
    assigned_course_id: course,
    starts_on: '2027-02-09',
  })
})

test('a reply that could not be delivered says so', async () => {
  const { office, url, database, mailer } = await startOffice()
  await office.call('POST', url, { body })
  await mailer?.deliver()
  expect((await office.call('GET', url)).body.sent[0].mail).toBe('sent')
  await database.db
    .update(mails)
    .set({ state: 'failed' })
    .where(eq(mails.key, `reply:${nonce}`))
  expect((await office.call('GET', url)).body.sent[0].mail).toBe('failed')
})

test('a request takes a bounded number of replies', async () => {
  const { office, url, requestId, database } = await startOffice()
  await database.db.insert(courseRequestReplies).values(
    Array.from({ length: MAX_REPLIES }, (_, index) => ({
      ...{ request_id: requestId ?? 0, kind: 'question' as const, subject: 'Frage', text: 'Wann?' },
      ...{ nonce: String(index), sent_at: NOW },
    })),
  )
  expect((await office.call('POST', url, { body })).status).toBe(429)
})

test('an open place and empty texts are refused', async () => {
  const { office, url } = await startOffice()
  const response = await office.call('POST', url, { body: { ...body, subject: ' ', text: 'Wann: […]' } })
  expect([response.status, Object.keys(response.body.errors)]).toEqual([400, ['subject', 'text']])
})

test.each([
  { case: 'without a mail server', options: { hasMail: false } },
  { case: 'without an address', options: { email: '' } },
])('nothing is sent $case', async ({ options }) => {
  const { office, url } = await startOffice(options)
  expect((await office.call('GET', url)).body.can_reply).toBe(false)
  expect((await office.call('POST', url, { body })).status).toBe(503)
  expect((await office.call('GET', url)).body.sent).toEqual([])
})

test('only the area of the school reads and writes replies', async () => {
  const { login, call, url } = await startOffice()
  const concerts = await login('editor', ['concerts'])
  for (const method of ['GET', 'POST'] as const) {
    expect((await concerts.call(method, url, method === 'POST' ? { body } : {})).status).toBe(403)
    expect((await call(method, url, method === 'POST' ? { body } : {})).status).toBe(401)
  }
})

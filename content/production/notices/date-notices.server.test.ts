import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TRAP_FIELD } from '#contract/form-trap.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { mails } from '#server/db/schema/mails.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createDate } from '#tests/support/factories.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'
import { dateNotices } from '../table.ts'
import { deleteNoticesByEmail, noticeLink } from './date-notices.server.ts'
import { deleteExpiredNotices, sendDateNotices } from './send-date-notices.server.ts'

const EMAIL = 'mara@vogt.example'

/** An setup with a date in three days and a clock that the test sets. */
async function startInstallation({ withMails = true } = {}) {
  let time = NOW.getTime()
  const app = await createTestApp({ now: () => new Date(time) })
  const { smtpUrl, letters } = await createMailbox()
  const mailer = withMails ? useMailServer(app.services, smtpUrl) : null
  const date = await createDate(app.depsOf(), {
    start: new Date(time + 3 * DAY_MS).toISOString(),
    production: { name: { de: 'Aufbruch', en: 'Departure' } },
  })
  const office = await app.login('editor', ['concerts'])
  const pass = (ms: number) => {
    time += ms
  }
  const offer = () => app.call('GET', `/api/event-dates/${date.id}/notice/`)
  const requestNotice = async (changes: object = {}, { wait = 5000, language = 'de' } = {}) => {
    const { ticket } = (await offer()).body
    pass(wait)
    const response = await app.call('POST', `/api/event-dates/${date.id}/notice/`, {
      body: { email: EMAIL, ticket, ...changes },
      headers: { 'accept-language': language },
    })
    await mailer?.deliver()
    return response
  }
  const linkIn = (action: string) =>
    [...letters().matchAll(new RegExp(`\\?do=${action}&token=([\\w.-]+)`, 'g'))].at(-1)?.[1] ?? ''
  const confirm = (token = linkIn('confirm')) => app.call('POST', '/api/date-notices/confirm/', { body: { token } })
  const subscribe = async (changes: object = {}) => {
    await requestNotice(changes)
    await confirm()
  }
  const leave = (token = linkIn('leave')) => app.call('POST', '/api/date-notices/leave/', { body: { token } })
  const change = async (fields: object) => {
    const { version } = (await office.call('GET', `/api/admin/event-dates/${date.id}/`)).body
    expect(
      (await office.call('PATCH', `/api/admin/event-dates/${date.id}/`, { body: { version, ...fields } })).status,
    ).toBe(200)
  }
  const { now } = app.depsOf()
  const { db } = app.database
  /** Runs the minutely job, so many times. */
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      const telling = { db, now, mailer, origin: 'http://localhost', secret: app.services.secret }
      await Promise.all([sendDateNotices(telling), sendDateNotices(telling)])
      pass(MINUTE_MS)
    }
    await mailer?.deliver()
  }
  const mailCount = () =>
    letters().match(/^Subject: .*(Verlegt|Verschoben|Entf|Ausverkauft|Ge=C3=A4ndert|Geändert|Moved).*$/gm)?.length ?? 0
  const rows = () => db.select().from(dateNotices)
  /** The number of notices after expired ones are deleted. */
  const countRemaining = async () => {
    await deleteExpiredNotices({ db, now })
    return (await rows()).length
  }
  return {
    ...app,
    date,
    office,
    offer,
    requestNotice,
    confirm,
    subscribe,
    leave,
    change,
    minutes,
    mailCount,
    rows,
    left: countRemaining,
    letters,
    linkIn,
    pass,
    now,
    db,
    mailer,
  }
}
const CANCELLED = { status: 'cancelled', status_note: { de: 'Das Konzert entfällt.', en: 'The concert is cancelled.' } }

test('a confirmed notice is mailed once per change, with an unsubscribe link', async () => {
  const setup = await startInstallation()
  expect((await setup.requestNotice()).status).toBe(204)
  expect(setup.letters()).toContain(`RCPT TO:<${EMAIL}>`)
  expect((await setup.confirm()).status).toBe(204)
  expect((await setup.confirm()).status).toBe(204)
  expect((await setup.office.call('GET', `/api/admin/event-dates/${setup.date.id}/notices/`)).body).toEqual({
    count: 1,
    offered: true,
  })
  await setup.change(CANCELLED)
  await setup.minutes(9)
  expect(setup.mailCount()).toBe(0)
  await setup.minutes(3)
  expect(setup.mailCount()).toBe(1)
  await setup.minutes(15)
  expect(setup.mailCount()).toBe(1)
  for (const listText of [
    'Das Konzert entfällt.',
    'Aufbruch',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    '\r\n <http://localhost/de/konzerte/nachricht?do=leave&token=',
  ])
    expect(setup.letters()).toContain(listText)
  expect((await setup.leave()).status).toBe(204)
  expect((await setup.leave()).status).toBe(204)
  expect(await setup.rows()).toEqual([])
  const logged = await setup.db.select().from(auditLog).orderBy(auditLog.id)
  const acts = logged.map(({ act }) => act).filter((act) => act.startsWith('notice'))
  expect(acts).toEqual(['notice_asked', 'notice_confirmed', 'notice_left'])
  for (const rows of [logged, await setup.db.select().from(mails)]) expect(JSON.stringify(rows)).not.toContain('mara')
})

test('a reverted change is not mailed, and several make one mail', async () => {
  const setup = await startInstallation()
  await setup.subscribe()
  await setup.change(CANCELLED)
  await setup.minutes(8)
  await setup.change({ status: 'scheduled', status_note: { de: '', en: '' } })
  await setup.minutes(20)
  expect(setup.mailCount()).toBe(0)
  await setup.change({ tickets: 'few_left' })
  await setup.minutes(5)
  await setup.change({ tickets: 'sold_out' })
  await setup.minutes(12)
  expect(setup.mailCount()).toBe(1)
  expect(setup.letters()).toContain('Ausverkauft')
})

test('only confirmed notices and visible changes are mailed', async () => {
  const setup = await startInstallation()
  await setup.requestNotice()
  await setup.change(CANCELLED)
  await setup.minutes(12)
  expect(setup.mailCount()).toBe(0)
  await setup.confirm()
  // They knew the plan at the time of their request.
  await setup.minutes(1)
  expect(setup.mailCount()).toBe(1)
  await setup.change({ ticket_link: 'https://karten.example/', price_from: 1200, price_to: 3000 })
  await setup.minutes(12)
  expect(setup.mailCount()).toBe(1)
})

test('notices are mailed in the language of their request', async () => {
  const setup = await startInstallation()
  await setup.requestNotice({}, { language: 'en' })
  expect(setup.letters()).toContain('/en/events/notice?do=confirm')
  await setup.confirm()
  await setup.change({
    status: 'moved',
    date_start: new Date(NOW.getTime() + 3.1 * DAY_MS).toISOString(),
    date_end: new Date(NOW.getTime() + 3.2 * DAY_MS).toISOString(),
  })
  await setup.minutes(12)
  expect(setup.letters()).toContain('Subject: Moved: Departure')
  expect(setup.letters()).toContain('before: ')
})

test('a repeated request gets the same response and one mail a day', async () => {
  const setup = await startInstallation()
  const first = await setup.requestNotice()
  await setup.confirm()
  const second = await setup.requestNotice({ email: EMAIL.toUpperCase() })
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(setup.letters()).toContain('schon eingetragen')
  await setup.requestNotice()
  expect(setup.letters().match(/schon eingetragen/g)).toHaveLength(1)
  expect(await setup.rows()).toHaveLength(1)
})

test('bots, hasty requests and repeated ones are refused', async () => {
  const setup = await startInstallation()
  expect((await setup.requestNotice({}, { wait: 1000 })).body.errors.ticket).toHaveLength(1)
  expect((await setup.requestNotice({ ticket: 'erfunden' })).status).toBe(400)
  expect((await setup.requestNotice({ email: 'mara' })).body.errors.email).toHaveLength(1)
  expect((await setup.requestNotice({ [TRAP_FIELD]: 'https://spam.example' })).body.errors.ticket).toHaveLength(1)
  expect(await setup.rows()).toEqual([])
  for (let attempt = 0; attempt < 5; attempt++) expect((await setup.requestNotice()).status).toBe(204)
  expect((await setup.requestNotice()).status).toBe(429)
  expect(setup.letters().match(/RCPT TO/g)).toHaveLength(1)
  for (const path of ['confirm', 'leave'])
    expect((await setup.call('POST', `/api/date-notices/${path}/`, { body: { token: '1.erfunden' } })).status).toBe(400)
  // A token is valid for one purpose only.
  expect((await setup.leave(setup.linkIn('confirm'))).status).toBe(400)
})

test('a notice link is bound to its e-mail address; older links still work', async () => {
  const setup = await startInstallation()
  await setup.subscribe()
  await setup.requestNotice({ email: 'robin@page.example' })
  const [, robin] = await setup.rows()
  if (!robin) throw new Error('robin is not noted')
  const seal = (action: string) =>
    createHmac('sha256', setup.services.secret)
      .update(`date notice ${action} ${robin.id}`)
      .digest('base64url')
      .slice(0, 32)
  await setup.db.update(dateNotices).set({ email: 'jemand@anders.example' }).where(eq(dateNotices.id, robin.id))
  expect((await setup.confirm()).status).toBe(400)
  expect((await setup.confirm(`${robin.id}.${seal('leave')}`)).status).toBe(400)
  expect((await setup.confirm(`${robin.id}.${seal('confirm')}`)).status).toBe(204)
  const url = noticeLink('leave', { row: robin, origin: '', secret: setup.services.secret })
  expect((await setup.leave(url.split('token=')[1])).status).toBe(204)
  expect((await setup.rows()).map(({ email }) => email)).toEqual([EMAIL, 'jemand@anders.example'])
  expect((await setup.leave(`${robin.id}.${seal('leave')}`)).status).toBe(204)
  expect(await setup.rows()).toHaveLength(1)
})

test('notices are deleted after their date, unconfirmed ones after two days', async () => {
  const setup = await startInstallation()
  await setup.requestNotice()
  setup.pass(2 * DAY_MS - MINUTE_MS)
  expect(await setup.left()).toBe(1)
  setup.pass(2 * MINUTE_MS)
  expect(await setup.left()).toBe(0)
  expect((await setup.confirm()).body.errors.token).toHaveLength(1)
  await setup.subscribe({ email: 'robin@page.example' })
  setup.pass(DAY_MS)
  expect(await setup.left()).toBe(1)
  setup.pass(DAY_MS)
  expect(await setup.left()).toBe(0)
})

test('notices of a postponed date wait for its new date or cancellation', async () => {
  const setup = await startInstallation()
  await setup.subscribe()
  await setup.subscribe({ email: 'robin@page.example' })
  await setup.change({ status: 'postponed' })
  await setup.minutes(12)
  expect(setup.mailCount()).toBe(2)
  expect(setup.letters()).toContain('ohne einen spätestens 400 Tage nach dem alten')
  setup.pass(100 * DAY_MS)
  expect(await setup.left()).toBe(2)
  const later = (days: number) => new Date(setup.now().getTime() + days * DAY_MS).toISOString()
  await setup.change({ status: 'moved', date_start: later(30), date_end: later(30.1) })
  await setup.minutes(12)
  expect(setup.mailCount()).toBe(4)
  setup.pass(32 * DAY_MS)
  expect(await setup.left()).toBe(0)

  const otherSetup = await startInstallation()
  await otherSetup.subscribe()
  await otherSetup.change({ status: 'postponed' })
  await otherSetup.minutes(12)
  otherSetup.pass(50 * DAY_MS)
  await otherSetup.change({ status: 'cancelled' })
  await otherSetup.left()
  await otherSetup.minutes(12)
  expect(otherSetup.mailCount()).toBe(2)
  expect(await otherSetup.left()).toBe(0)
})

test('notices of a postponed date without a new one expire after 400 days', async () => {
  const setup = await startInstallation()
  await setup.subscribe()
  await setup.change({ status: 'postponed' })
  setup.pass(402 * DAY_MS)
  expect(await setup.left()).toBe(1)
  setup.pass(2 * DAY_MS)
  expect(await setup.left()).toBe(0)
})

test("a notice is deleted on its owner's request", async () => {
  const setup = await startInstallation()
  await setup.requestNotice()
  expect(await deleteNoticesByEmail(setup, ` ${EMAIL.toUpperCase()}`)).toBe(1)
  expect(await setup.rows()).toEqual([])
})

test('no notice is offered without mail or for past, cancelled, hidden dates', async () => {
  expect((await (await startInstallation({ withMails: false })).offer()).status).toBe(404)
  const setup = await startInstallation()
  expect((await setup.offer()).body).toMatchObject({ offered: true })
  await setup.change({ status: 'cancelled' })
  expect((await setup.offer()).status).toBe(404)
  await setup.change({ status: 'scheduled' })
  setup.pass(4 * DAY_MS)
  expect((await setup.offer()).status).toBe(404)
  const hidden = await createDate(setup.depsOf(), { production: { is_online: false } })
  expect((await setup.call('GET', `/api/event-dates/${hidden.id}/notice/`)).status).toBe(404)
})

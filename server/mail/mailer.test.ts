import { createServer, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { mails } from '#server/db/schema/mails.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'
import { countMails, createMailer, deleteExpiredMails } from './mailer.ts'

const letter = { to: 'mara@vogt.example', subject: 'Ihre Anfrage', text: 'Guten Tag Mara' }

/** Two processes of one installation and a clock that the test sets. */
async function startInstallation(smtpUrl: string) {
  let time = NOW.getTime()
  const app = await createTestApp({ now: () => new Date(time) })
  const { services, database } = app
  const first = useMailServer(services, smtpUrl)
  const second = useMailServer(services, smtpUrl)
  const row = async (key: string) => (await database.db.select().from(mails).where(eq(mails.key, key)))[0]
  const pass = (ms: number) => {
    time += ms
  }
  return { ...app, db: database.db, first, second, row, pass, now: () => new Date(time) }
}

async function startServer(respond: (command: string) => string | null) {
  const received: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    let letter: string | null = null
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      received.push(line)
      if (letter !== null) letter += line
      if (letter !== null && !letter.endsWith('\r\n.\r\n')) return
      const reply = respond(letter ?? line)
      letter = line.startsWith('DATA') ? '' : null
      if (reply === null) socket.destroy()
      else socket.write(`${reply}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return {
    smtpUrl: `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    heard: () => received.join(''),
  }
}

const commands = (line: string) => (line.startsWith('DATA') ? '354 go on' : '250 ok')
const lettersIn = (received: string) => received.match(/^DATA/gm)?.length ?? 0

test('an installation without a mail server has no mailer', async () => {
  const { services, database } = await createTestApp()
  expect(createMailer({ ...services, db: database.db, smtpUrl: undefined, from: 'website@house.example' })).toBeNull()
})

test('a mail is sent once per key across processes', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { db, first, second, row } = await startInstallation(smtpUrl)
  for (const mailer of [first, second, first]) expect(await mailer.put(db, { key: 'request:1', ...letter })).toBe(true)
  for (let n = 0; n < 10; n++) await first.put(db, { key: `other:${n}`, ...letter, subject: `Nummer ${n}.` })
  expect((await row('request:1'))?.sealed).not.toContain('mara')
  await Promise.all([first.deliver(), second.deliver(), first.deliver()])
  await second.deliver()
  expect(lettersIn(letters())).toBe(11)
  expect(letters()).toContain('RCPT TO:<mara@vogt.example>')
  expect(letters()).toContain('Guten Tag Mara')
  expect(await row('request:1')).toMatchObject({ state: 'sent', sealed: '', attempts: 1 })
})

test('a mail queued in a failed transaction is never sent', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { db, first } = await startInstallation(smtpUrl)
  const failing = db.transaction(async (tx) => {
    await first.put(tx, { key: 'request:1', ...letter })
    throw new Error('not taken')
  })
  await expect(failing).rejects.toThrow('not taken')
  await first.deliver()
  expect(letters()).toBe('')
})

test('an unreachable mail server is retried with growing delays for three days', async () => {
  const { first, db, row, pass, now } = await startInstallation('smtp://127.0.0.1:1')
  await first.put(db, { key: 'request:1', ...letter })
  const distances: number[] = []
  for (let days = 0; days < 4 * 24 * 4; days++) {
    await first.deliver()
    const mail = await row('request:1')
    if (mail?.state !== 'waiting') break
    const distance = (mail.due_at.getTime() - now().getTime()) / MINUTE_MS
    if (distance !== distances.at(-1) && distance > 0 && mail.attempts > distances.length) distances.push(distance)
    pass(mail.due_at.getTime() - now().getTime())
  }
  expect(distances.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
  expect(await row('request:1')).toMatchObject({ state: 'failed', sealed: '' })
  expect(now().getTime() - NOW.getTime()).toBeGreaterThan(3 * DAY_MS)
  expect(now().getTime() - NOW.getTime()).toBeLessThan(3.5 * DAY_MS)
})

test.each([
  [
    'refuses the recipient permanently',
    'failed',
    (line: string) => (line.startsWith('RCPT') ? '550 no such account' : commands(line)),
  ],
  ['is temporarily unavailable', 'waiting', (line: string) => (line.startsWith('RCPT') ? '451 later' : commands(line))],
  [
    'refuses the password',
    'waiting',
    (line: string) =>
      line.startsWith('EHLO') ? '250 AUTH PLAIN' : line.startsWith('AUTH') ? '535 wrong' : commands(line),
  ],
  [
    'disconnects after receiving the mail',
    'unsure',
    (line: string) => (line.includes('\r\n.\r\n') ? null : commands(line)),
  ],
])('a mail server that %s: %s', async (_name, state, respond) => {
  const server = await startServer(respond)
  const url = new URL(server.smtpUrl)
  const { first, db, row, pass } = await startInstallation(`smtp://account:password@${url.host}`)
  await first.put(db, { key: 'request:1', ...letter })
  await first.deliver()
  expect((await row('request:1'))?.state).toBe(state)
  const before = server.heard().length
  pass(2 * DAY_MS)
  await first.deliver()
  expect(server.heard().length > before).toBe(state === 'waiting')
})

test('an interrupted delivery is not repeated and counts as unsure', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { first, second, db, row, pass } = await startInstallation(smtpUrl)
  await first.put(db, { key: 'request:1', ...letter })
  await db.update(mails).set({ state: 'sending', due_at: new Date(NOW.getTime() + 15 * MINUTE_MS) })
  await second.deliver()
  expect((await row('request:1'))?.state).toBe('sending')
  pass(16 * MINUTE_MS)
  await second.deliver()
  expect(await row('request:1')).toMatchObject({ state: 'unsure', sealed: '' })
  expect(letters()).toBe('')
  expect(await countMails({ db })).toEqual({ waiting: 0, failed: 0, unsure: 1 })
})

test('a mail sealed with another secret fails; a stopped mailer sends none', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { first, second, db, row } = await startInstallation(smtpUrl)
  await first.put(db, { key: 'request:1', ...letter })
  await db.update(mails).set({ sealed: Buffer.from('anything at all, long enough').toString('base64') })
  await second.stop()
  await second.deliver()
  expect((await row('request:1'))?.state).toBe('waiting')
  await first.deliver()
  expect((await row('request:1'))?.state).toBe('failed')
  expect(letters()).toBe('')
})

test('at most 5000 mails wait, and settled ones expire after a month', async () => {
  const { first, db, row, pass, now } = await startInstallation('smtp://127.0.0.1:1')
  await first.put(db, { key: 'old', ...letter })
  await db.update(mails).set({ state: 'sent' })
  const queuedMail = { sealed: 'x', created_at: NOW, due_at: NOW }
  for (let part = 0; part < 10; part++)
    await db.insert(mails).values(Array.from({ length: 500 }, (_, n) => ({ ...queuedMail, key: `many:${part}:${n}` })))
  expect(await first.put(db, { key: 'one more', ...letter })).toBe(false)
  expect(await row('one more')).toBeUndefined()
  await deleteExpiredMails({ db, now })
  expect(await row('old')).toBeDefined()
  // A process that stopped while a mail was being sent.
  await db.insert(mails).values({ ...queuedMail, key: 'under way', state: 'sending' })
  pass(31 * DAY_MS)
  for (let part = 0; part < 11; part++) await deleteExpiredMails({ db, now })
  expect(await db.select().from(mails)).toEqual([])
})

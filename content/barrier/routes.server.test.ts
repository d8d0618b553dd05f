import { expect, test } from 'vitest'
import { TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'

async function startInstallation() {
  const app = await createTestApp()
  const report = async (fields: Record<string, string>, { locale = 'de', referer = '' } = {}) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', referer }
    const { status, headers: responseHeaders } = await app.call('POST', `/barrier-reports/${locale}`, {
      body: new URLSearchParams(fields).toString(),
      headers,
    })
    return [status, responseHeaders.get('location')]
  }
  const editor = await app.login()
  const storedReports = async () =>
    (await editor.call('GET', '/api/admin/barrier-reports/')).body.results as Record<string, unknown>[]
  return { ...app, report, editor, storedReports }
}

test("a visitor's barrier report is listed and can be marked as done", async () => {
  const { report, editor, storedReports, call } = await startInstallation()
  const path = '/de/konzerte/aufbruch/1?x=1'
  expect(
    await report({ text: ' Der Kalender \r\n geht nicht ', about: path, contact: 'a@b.example', [TRAP_FIELD]: '' }),
  ).toEqual([303, '/de/barrierefreiheit?sent=yes#report'])
  expect(await report({ text: 'No sound' }, { locale: 'en' })).toEqual([303, '/en/accessibility?sent=yes#report'])
  const [second, first] = await storedReports()
  expect(first).toMatchObject({
    text: 'Der Kalender \n geht nicht',
    path,
    contact: 'a@b.example',
    is_done: false,
    created_at: '2027-01-15T12:00:00.000Z',
  })
  expect(second).toMatchObject({ text: 'No sound', path: '', contact: '' })
  expect(
    (
      await editor.call('PATCH', `/api/admin/barrier-reports/${first?.id}/`, {
        body: { is_done: true, text: 'anders' },
      })
    ).status,
  ).toBe(200)
  expect((await storedReports())[1]).toMatchObject({ is_done: true, text: first?.text })
  expect((await call('GET', '/api/admin/barrier-reports/')).status).toBe(401)
})

test.each([
  ['without text', { text: '  ' }, 'empty'],
  ['with an overlong text', { text: 'x'.repeat(4001) }, 'empty'],
])('a report sent %s is not saved', async (_name, fields, result) => {
  const { report, storedReports } = await startInstallation()
  expect(await report(fields)).toEqual([303, `/de/barrierefreiheit?sent=${result}#report`])
  expect(await storedReports()).toEqual([])
})

test('a report with the trap field filled in is saved with a note', async () => {
  const { report, storedReports } = await startInstallation()
  expect(await report({ text: 'Kaufen Sie', [TRAP_FIELD]: 'x' })).toEqual([303, '/de/barrierefreiheit?sent=yes#report'])
  expect(await storedReports()).toMatchObject([{ text: 'Kaufen Sie', note: TRAP_NOTE }])
})

test.each(['https://spam.example/', '//spam.example/', 'javascript:alert(1)', '/\\spam.example'])(
  '%s is dropped as a foreign page URL',
  async (path) => {
    const { report, storedReports } = await startInstallation()
    await report({ text: 'Hier', about: path })
    expect(await storedReports()).toMatchObject([{ text: 'Hier', path: '' }])
  },
)

test('without JavaScript the reported page comes from the Referer', async () => {
  const { report, storedReports } = await startInstallation()
  const form = 'https://house.example/de/barrierefreiheit?about='
  await report({ text: 'Hier', about: '' }, { referer: `${form}%2Fde%2Fkurse` })
  await report({ text: 'Dort', about: '/de/presse' }, { referer: `${form}%2Fde%2Fkurse` })
  await report({ text: 'Fremd', about: '' }, { referer: `${form}https%3A%2F%2Fspam.example` })
  await report({ text: 'Nirgends', about: '' }, { referer: 'about:blank' })
  expect((await storedReports()).map(({ path }) => path)).toEqual(['', '', '/de/presse', '/de/kurse'])
})

async function startWithMail(smtpUrl: string) {
  const installation = await startInstallation()
  const admin = await installation.login('admin')
  const { body: settings } = await admin.call('GET', '/api/admin/settings/')
  await admin.call('POST', '/api/admin/settings/', {
    body: { ...settings, contact: { ...settings.contact, email: 'buero@house.example' } },
  })
  const mailer = useMailServer(installation.services, smtpUrl)
  const report: typeof installation.report = async (...args) => {
    const response = await installation.report(...args)
    await mailer.deliver()
    return response
  }
  return { ...installation, report }
}

test("the office gets a report by e-mail with the page's path", async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { report } = await startWithMail(smtpUrl)
  await report({ text: 'Der Kalender hört nicht auf', about: '/de/konzerte/aufbruch/1' })
  await expect.poll(letters).toContain('Seite: /de/konzerte/aufbruch/1')
  const letter = letters()
  expect(letter).toContain('RCPT TO:<buero@house.example>')
  expect(letter).toContain('Subject: Gemeldete Barriere')
  expect(letter).toContain('Der Kalender hört nicht auf')
})

test('a report mail has Reply-To if the contact is an e-mail address', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { report } = await startWithMail(smtpUrl)
  await report({ text: 'Kein Ton', contact: 'mara@vogt.example' })
  await expect.poll(letters).toContain('Antwort an: mara@vogt.example')
  expect(letters()).toContain('Reply-To: mara@vogt.example')
  await report({ text: 'Kein Lift', contact: 'abends 07121 12345\r\nBcc: x@y.example' })
  await expect.poll(letters).toContain('Antwort an: abends 07121 12345 Bcc: x@y.example')
  const later = letters().split('Kein Ton').at(-1) ?? ''
  expect(later).not.toMatch(/^(Reply-To|Bcc):/m)
  await report({ text: 'Nichts weiter' })
  await expect.poll(letters).toContain('Nichts weiter')
  expect(letters().split('Nichts weiter').at(-1)).not.toContain('Antwort an')
})

test('a report is saved when the mail server is unreachable', async () => {
  const { report, storedReports } = await startWithMail('smtp://127.0.0.1:1')
  expect(await report({ text: 'Hier' })).toEqual([303, '/de/barrierefreiheit?sent=yes#report'])
  expect(await storedReports()).toMatchObject([{ text: 'Hier' }])
})

test('reports are limited in number and size', async () => {
  const { report, storedReports, call } = await startInstallation()
  const locations = []
  for (let n = 0; n < 7; n++) locations.push((await report({ text: `Nummer ${n}` }))[1])
  expect(locations.filter((location) => String(location).includes('sent=later'))).toHaveLength(2)
  expect(await storedReports()).toHaveLength(5)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await call('POST', '/barrier-reports/de', { body: `text=${'x'.repeat(70_000)}`, headers })).status).toBe(413)
})

test('the statement shows settings and unresolved online barriers', async () => {
  const { call, depsOf, login } = await startInstallation()
  const text = (de: string, en = de) => ({ de, en })
  await create(depsOf(), 'barriers', {
    name: text('Saisonheft', 'Brochure'),
    reason: text('Dienst'),
    alternative: text('PDF', ''),
    order: 2,
  })
  await create(depsOf(), 'barriers', { name: text('Filme'), order: 1 })
  await create(depsOf(), 'barriers', { name: text('Erledigt'), is_online: false })
  const admin = await login('admin')
  const { body: settings } = await admin.call('GET', '/api/admin/settings/')
  expect((await call('GET', '/api/accessibility/')).body).toMatchObject({ conformity: null, method: '', tested_on: '' })
  const accessibility = {
    conformity: 'partial',
    tested_on: '2026-12-01',
    method: text('Tastatur', 'Keyboard'),
    arbitration: text('Stelle'),
  }
  expect((await admin.call('POST', '/api/admin/settings/', { body: { ...settings, accessibility } })).status).toBe(200)
  const english = (await call('GET', '/api/accessibility/', { headers: { 'accept-language': 'en' } })).body
  expect(english).toMatchObject({ conformity: 'partial', tested_on: '2026-12-01', method: 'Keyboard' })
  expect(english.barriers).toMatchObject([
    { name: 'Filme', fallback: [] },
    { name: 'Brochure', reason: 'Dienst', alternative: 'PDF', fallback: ['alternative'] },
  ])
})

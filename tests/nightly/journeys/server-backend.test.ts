import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toDay } from '#contract/time/local-time.ts'
import { startSite } from '#tests/support/browser/site.ts'
import { createMailbox } from '#tests/support/processes/mailbox.ts'
import { freePort, spawnServer } from '#tests/support/processes/server-process.ts'

const { smtpUrl, letters } = await createMailbox({ isOfFile: true })
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const installation = await startSite({
  env: { SMTP_URL: smtpUrl, ORIGIN: address, TRUST_PROXY: '1' },
  controlledClock: true,
})
const dataDir = mkdtempSync(join(tmpdir(), 'partitur-front-'))
const front = await spawnServer({ dataDir, port, env: { BACKEND_URL: installation.url, SEED: 'none' } })
afterAll(async () => {
  await Promise.all([front.stop(), installation.stop()])
  rmSync(dataDir, { recursive: true, force: true })
})

const send = (path: string, body: object) =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('with BACKEND_URL pages, images and login come from the backend', async () => {
  const html = await (await fetch(`${address}/de/orchester`)).text()
  const picture = html.match(/\/media\/\d+\/[a-z_]+\.jpg\?v=[\w-]+/)?.[0] ?? ''
  expect((await fetch(address + picture)).headers.get('content-type')).toBe('image/jpeg')
  const { cookies } = await installation.session()
  const user = await fetch(`${address}/de/pageeditor-api/user`, { headers: { cookie: cookies.join('; ') } })
  expect(await user.json()).toMatchObject({ role: 'admin' })
})

test('mails of the backend link to the public origin', async () => {
  const { results } = await (await fetch(`${address}/api/event-dates/`)).json()
  const notice = `/api/event-dates/${results.find(({ schedule }: { schedule: string }) => schedule === 'scheduled').id}/notice/`
  const courseRequest = { kind: 'trial', learner: 'adult', subject: 'advice' }
  const { ticket: forNotice } = await (await fetch(address + notice)).json()
  const { ticket } = await (await send('/api/course-requests/check/', courseRequest)).json()
  await installation.setTime(Date.now() + 60_000)
  expect((await send(notice, { email: 'mara@vogt.example', ticket: forNotice })).status).toBe(204)
  await expect.poll(letters).toContain(`${address}/de/konzerte/nachricht?do=confirm&token=`)
  const confirm = letters().match(/http:\S+do=confirm&token=[\w.-]+/)?.[0] ?? ''
  expect(await (await fetch(confirm, { method: 'POST', body: new URLSearchParams() })).text()).toContain(
    'Sie werden benachrichtigt',
  )

  expect(
    (
      await send('/api/course-requests/', {
        ...courseRequest,
        name: 'Mara Vogt',
        phone: '07121 1',
        consent: true,
        ticket,
      })
    ).status,
  ).toBe(201)
  await expect.poll(letters).toMatch(new RegExp(`${address}/admin/course-requests/\\d+`))
  const [inOffice = '', id] = letters().match(/http:\S+\/admin\/course-requests\/(\d+)/) ?? []
  expect((await fetch(inOffice)).status).toBe(200)
  const { headers } = await installation.session()
  expect(await (await fetch(`${address}/api/admin/course-requests/${id}/`, { headers })).json()).toMatchObject({
    name: 'Mara Vogt',
  })
})

test('the backend throttles visitors by client IP, ignoring forged headers', async () => {
  for (let count = 0; count < 5; count++)
    expect(await report('127.0.0.1', `192.0.2.${count}`)).toBe('/de/barrierefreiheit?sent=yes#report')
  expect(await report('127.0.0.1', '192.0.2.9')).toContain('sent=later')
  expect(await report('127.0.0.2')).toContain('sent=yes')
  await expect.poll(letters).toContain('Der Ton fehlt.')
})

test("one visitor's wrong preview links do not lock out another", async () => {
  const editor = await installation.session()
  const { results } = (await editor.call('GET', '/api/admin/pages/?search=Orchester')).body
  const page = results.find(({ slug_de }: { slug_de: string }) => slug_de === 'orchester')
  const previewLink = await editor.call('POST', '/api/admin/preview-links/', {
    page_id: page.id,
    until: toDay(new Date()),
    note: '',
  })
  const validPath = new URL(previewLink.body.urls.de, address).pathname
  const invalidPath = validPath.replace(/[^/]*$/, 'x'.repeat(43))
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < 25; count++) statuses.push(await statusOf(invalidPath, '127.0.0.1'))
  expect(statuses.at(-1)).toBe(429)
  expect(await statusOf(validPath, '127.0.0.2')).toBe(200)
})

async function statusOf(path: string, localAddress: string): Promise<number | undefined> {
  const sent = request(address + path, { localAddress })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** The redirect after a report from this IP. */
async function report(localAddress: string, forwardedFor?: string): Promise<string | undefined> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
  }
  const sent = request(`${address}/barrier-reports/de`, { method: 'POST', localAddress, headers })
  sent.end(new URLSearchParams({ text: 'Der Ton fehlt.', about: '/de/orchester' }).toString())
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.headers.location
}

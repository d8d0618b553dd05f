import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { desktop, newVisitor, phone, pollUntil, resendUntilAccepted } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { createMailbox } from '#tests/support/processes/mailbox.ts'

const german = { button: 'Benachrichtigen', taken: 'Sehen Sie in Ihr Postfach' }
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { smtpUrl, letters } = await createMailbox({ isOfFile: true })
const { site, browser } = await useSite({ env: { SMTP_URL: smtpUrl }, controlledClock: true })

test.each([
  [390, phone],
  [1440, desktop],
])('date notices work without JavaScript from request to cancellation, at %i px', async (width, viewport) => {
  const email = `mara-${width}@vogt.example`
  const page = await newVisitor({ browser, site }, { viewport, javaScriptEnabled: false, reducedMotion: 'reduce' })
  const date = await comingDate()
  await page.goto(date.url)
  await page.getByRole('link', { name: 'Bei Änderungen benachrichtigen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bei Änderungen benachrichtigen' }).waitFor()
  await page.getByLabel('E-Mail-Adresse').fill('mara')
  await page.getByRole('button', { name: 'Benachrichtigen' }).click()
  await page.getByRole('alert').getByText('Das ist keine E-Mail-Adresse.').waitFor()
  expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('mara')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await resendUntilAccepted(page, german)
  await page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`).waitFor()

  await pollUntil(letters).toContain(`RCPT TO:<${email}>`)
  const link = await linkFor(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('heading', { name: 'Sie werden benachrichtigt' }).waitFor()
  const office = await site.session()
  const countNow = async () => (await office.call('GET', `/api/admin/event-dates/${date.id}/notices/`)).body.count
  expect(await countNow()).toBe(1)

  // A second request sends a mail with the unsubscribe link.
  await page.goto(`/de/konzerte/nachricht?date=${date.id}`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await resendUntilAccepted(page, german)
  await pollUntil(letters).toContain('schon eingetragen')
  const leave = await linkFor(email, 'leave')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Keine Nachrichten mehr' }).waitFor()
  expect(await countNow()).toBe(1)
  const oneClick = await fetch(leave, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(oneClick.status).toBe(200)
  expect(await countNow()).toBe(0)
  await page.goto(link)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor()
})

test('the date notice form passes axe at every step, in English', async () => {
  const page = await newVisitor(
    { browser, site },
    { viewport: desktop, reducedMotion: 'reduce', bypassCSP: true, hasPictures: false },
  )
  await page.goto(`/en/events/notice?date=${(await comingDate()).id}`)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('E-mail address').press('Enter')
  await page.getByRole('alert').getByText('Please enter an e-mail address.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('E-mail address').fill('robin@page.example')
  await resendUntilAccepted(page, { button: 'Tell me', taken: 'Look into your mailbox' })
  expect(await violations(page)).toEqual([])
  await page.goto('/en/events/notice?do=leave&token=1.x')
  expect(await violations(page)).toEqual([])
})

test('a confirmed notice is mailed ten minutes after a changed date', async () => {
  const email = 'kim@page.example'
  const date = await comingDate()
  const notice = `/api/event-dates/${date.id}/notice/`
  const { ticket } = await (await fetch(site.url + notice)).json()
  const requestTime = Date.now() + MINUTE_MS
  await site.setTime(requestTime)
  expect((await send(notice, { email, ticket })).status).toBe(204)
  const token = new URL(await linkFor(email)).searchParams.get('token')
  expect((await send('/api/date-notices/confirm/', { token })).status).toBe(204)
  const office = await site.session()
  const { version } = (await office.call('GET', `/api/admin/event-dates/${date.id}/`)).body
  const status_note = { de: 'Die Solistin ist erkrankt.', en: '' }
  expect(
    (await office.call('PATCH', `/api/admin/event-dates/${date.id}/`, { version, status: 'cancelled', status_note }))
      .status,
  ).toBe(200)
  let minutes = 0
  await expect
    .poll(
      async () => {
        await site.setTime(requestTime + ++minutes * MINUTE_MS)
        return lettersTo(email)
      },
      { interval: 50 },
    )
    .toMatch(/Subject: .*Entf[\s\S]*Die Solistin ist erkrankt\./)
  expect(minutes).toBeGreaterThan(10)
})

function send(path: string, body: object): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The last mail to this address. */
function lettersTo(email: string): string {
  return letters().slice(letters().lastIndexOf(`RCPT TO:<${email}>`))
}

async function linkFor(email: string, action = 'confirm'): Promise<string> {
  const findLink = () => lettersTo(email).match(new RegExp(`https?://\\S+\\?do=${action}&token=[\\w.-]+`))?.[0]
  await expect.poll(findLink).toBeTruthy()
  return site.url + new URL(findLink() ?? '').pathname + new URL(findLink() ?? '').search
}

async function comingDate(): Promise<{ id: number; url: string }> {
  const { results } = await (await fetch(`${site.url}/api/event-dates/`)).json()
  return results.find(({ schedule }: { schedule: string }) => schedule === 'scheduled')
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (
      window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    ).axe.run(),
  )
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

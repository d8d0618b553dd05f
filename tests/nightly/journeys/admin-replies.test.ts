import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { createMailbox } from '#tests/support/processes/mailbox.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { smtpUrl, letters } = await createMailbox({ isOfFile: true })
const { site, browser } = await useSite({ env: { SMTP_URL: smtpUrl } })
const openAdmin = openAdminAs({ site, browser })

test.each([1440, 390])('the office answers a family, whose typed text outlives the dialog, at %i px', async (width) => {
  const name = `Mara Vogt ${width}`
  const id = await sendRequest(name)
  const page = await openAdmin(`course-requests/${id}`, { width })
  await page.getByRole('button', { name: 'Rückfrage stellen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rückfrage stellen' })
  const send = dialog.getByRole('button', { name: 'Senden' })
  expect(await send.isDisabled()).toBe(true)
  await page.evaluate(axe)
  expect(await page.evaluate("axe.run('[role=dialog]').then(({ violations }) => violations)")).toEqual([])
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill((await text.inputValue()).replace('[…]', 'Hat Ada schon eine Oboe?'))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückfrage stellen' }).click()
  await send.click()
  await page.getByText('Die Antwort ist unterwegs.').waitFor()
  await page.getByText('Rückfrage zu Ihrer Anfrage').click()
  await page.getByText('Hat Ada schon eine Oboe?').waitFor()
  await pollUntil(letters).toContain(`Guten Tag ${name}`)
  const { body } = await (await site.session()).call('GET', `/api/admin/course-requests/${id}/`)
  expect(body.state).toBe('answered')
  // Nothing is left to save.
  expect(await page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true)
})

/** A request of a visitor; the server refuses a form that was filled in within seconds. */
async function sendRequest(name: string): Promise<number> {
  const post = async (path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de', origin: site.url },
      body: JSON.stringify(body),
    })
  const choice = { kind: 'trial', learner: 'child', age: '7', subject: 'advice', second: '', location_id: null }
  const { ticket } = await (await post('/api/course-requests/check/', choice)).json()
  const request = { ...choice, name, learner_name: 'Ada', email: 'mara@vogt.example', consent: true, ticket }
  await expect
    .poll(async () => (await post('/api/course-requests/', request)).status, { timeout: 20_000, interval: 1000 })
    .toBe(201)
  const api = await site.session()
  return (await api.call('GET', '/api/admin/course-requests/?page_size=1')).body.results[0].id
}

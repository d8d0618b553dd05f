import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, newVisitor, phone, pollUntil, resendUntilAccepted } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { createMailbox } from '#tests/support/processes/mailbox.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { smtpUrl, letters } = await createMailbox({ isOfFile: true })
const { site, browser } = await useSite({ env: { SMTP_URL: smtpUrl } })

test('a course request works on a phone without JavaScript, with a mail', async () => {
  const page = await newVisitor(
    { browser, site },
    { viewport: phone, javaScriptEnabled: false, reducedMotion: 'reduce' },
  )
  const course = await firstCourse()
  await page.goto(course.url)
  await page.getByRole('link', { name: 'Schnupperstunde vereinbaren' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Anfrage an die Musikschule' }).waitFor()
  expect(await page.getByLabel('Kurs oder Instrument').inputValue()).toBe(`course-${course.id}`)

  await page.getByLabel('Zu welchen Zeiten?').fill('dienstags ab 15 Uhr')
  await page.getByLabel('Dienstag').check()
  await page.getByRole('button', { name: 'Weiter zu Schritt 2' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Bitte wählen Sie, für wen die Anfrage ist.' }).waitFor()
  expect(await page.title()).toContain('Fehler: Schritt 1 von 2 – Anfrage an die Musikschule')
  await page.locator('[role=alert]:focus').waitFor()
  expect(await page.getByLabel('Zu welchen Zeiten?').inputValue()).toBe('dienstags ab 15 Uhr')
  await page.getByLabel('Für ein Kind').check()
  await page.getByLabel('Alter').fill('7 Jahre')
  await page.getByRole('button', { name: 'Weiter zu Schritt 2' }).click()

  await page.locator('h2:focus', { hasText: 'Schritt 2 von 2' }).waitFor()
  expect(await page.title()).toMatch(/^Schritt 2 von 2 – /)
  await page.getByLabel('Name des Kindes').fill('Ada')
  await page.getByLabel('E-Mail-Adresse').fill('mara')
  await page.getByRole('button', { name: 'Anfrage absenden' }).click()
  for (const problem of ['Bitte geben Sie Ihren Namen an.', 'Das ist keine E-Mail-Adresse.', 'Ohne Ihr Einverständnis'])
    await page.getByRole('alert').getByRole('link', { name: problem }).waitFor()
  await page.getByLabel('Ihr Name').fill('Mara Vogt')
  await page.getByLabel('E-Mail-Adresse').fill('mara@vogt.example')
  await page.getByLabel('Ich bin einverstanden').check()
  await page.getByRole('button', { name: 'Zurück zu Schritt 1' }).click()
  expect(await page.getByLabel('Dienstag').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Weiter zu Schritt 2' }).click()
  expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe('mara@vogt.example')
  await resendUntilAccepted(page, { button: 'Anfrage absenden', taken: 'Ihre Anfrage ist angekommen' })

  await page.locator('[role=status]:focus', { hasText: 'Sie ist vorläufig' }).waitFor()
  expect(await page.title()).toMatch(/^Ihre Anfrage ist angekommen/)
  for (const text of ['Ada', 'dienstags ab 15 Uhr', 'mara@vogt.example', 'Für ein Kind, 7 Jahre'])
    await page.getByText(text, { exact: true }).waitFor()
  await pollUntil(letters).toContain('RCPT TO:<mara@vogt.example>')
  await pollUntil(letters).toContain('vorläufig')
})

test('the request form is accessible by keyboard at every step', async () => {
  const page = await newVisitor(
    { browser, site },
    { viewport: desktop, reducedMotion: 'reduce', bypassCSP: true, hasPictures: false },
  )
  await page.goto('/en/courses/request?kind=waiting_list')
  expect(await page.getByLabel('Place on the waiting list').isChecked()).toBe(true)
  await page.getByLabel('For a child').focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.getByLabel('For an adult').isChecked()).toBe(true)
  await page.getByLabel('Course or instrument').focus()
  await page.keyboard.type('I do not know')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('At what times?').press('Enter')
  await page.locator('h2:focus', { hasText: 'Step 2 of 2' }).waitFor()
  await page.getByLabel('Telephone number').press('Enter')
  await page.locator('[role=alert]:focus').waitFor()
  expect(await page.title()).toContain('Error: Step 2 of 2 – Request to the music school')
  await page.getByRole('alert').getByRole('link', { name: 'Please give your name.' }).press('Enter')
  await pollUntil(() => page.evaluate(() => document.activeElement?.id)).toBe('name')
  await page.keyboard.type('Robin Page')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Robin Page')
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Telephone number').fill('07121 123456')
  await page.getByLabel('I agree').press('Space')
  await resendUntilAccepted(page, { button: 'Send request', taken: 'Your request has arrived' })
  await page.getByText('Robin Page', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
})

test('the office handles a request and sees its deletion date', async () => {
  const ticket = async () => (await post('check/', courseRequest)).ticket
  const courseRequest = { kind: 'registration', learner: 'adult', subject: 'advice' }
  const reusedTicket = await ticket()
  await pollUntil(
    async () =>
      (await post('', { ...courseRequest, name: 'Oskar Lind', phone: '07121 98', consent: true, ticket: reusedTicket }))
        .mailed,
  ).toBe(false)
  const page = await newVisitor({ browser, site }, { viewport: desktop, reducedMotion: 'reduce' })
  await site.login(page)
  await page.goto('/admin/course-requests')
  await page.getByRole('link', { name: 'Oskar Lind' }).click()
  await page.getByLabel('Wird gelöscht am').waitFor()
  await page.getByText('Beratung: noch nicht entschieden').waitFor()
  await page.getByLabel('Stand').click()
  await page.getByRole('option', { name: 'erledigt' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  // The journeys start on 22 November 2037.
  await pollUntil(() => page.getByLabel('Wird gelöscht am').inputValue()).toMatch(/^2038-02-2\d$/)
})

async function firstCourse(): Promise<{ id: number; url: string }> {
  const courses = (await (await fetch(`${site.url}/api/courses/`)).json()) as {
    id: number
    url: string
    dates: { vacancies: string }[]
  }[]
  const open = courses.find(({ dates }) => dates.every(({ vacancies }) => vacancies !== 'waiting_list'))
  if (!open) throw new Error('every course is full')
  return open
}

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return (
    await fetch(`${site.url}/api/course-requests/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  })
}

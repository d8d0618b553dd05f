import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { allEventDates, newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { site, browser } = await useSite()

test('a filtered list can be subscribed to by keyboard alone', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  await open(page, '/de')
  await page.getByLabel('Spielort').selectOption({ index: 2 })
  await page.waitForURL(/\?venue=\d+$/)
  const path = `/de/kalender.ics${new URL(page.url()).search}`
  const webcal = `${site.url}${path}`.replace('http:', 'webcal:')
  const subscribe = page.getByRole('link', { name: 'Kalender abonnieren' })
  await pollUntil(() => subscribe.getAttribute('href')).toBe(webcal)
  expect((await fetch(site.url + path)).headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  await subscribe.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kalender abonnieren' })
  await dialog.waitFor()
  const hrefs = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs[0]).toBe(webcal)
  expect(new URL(hrefs[1] ?? '').searchParams.get('cid')).toBe(webcal)
  expect(new URL(hrefs[2] ?? '').searchParams.get('url')).toBe(site.url + path)
  expect(hrefs[3]).toBe(site.url + path)
  expect(await dialog.getByLabel('Adresse für andere Kalender').inputValue()).toBe(site.url + path)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kalender dieses Geräts')
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: (selector: string) => Promise<{ violations: { id: string }[] }> } }).axe.run(
      '[role=dialog]',
    ),
  )
  expect(result.violations.map(({ id }) => id)).toEqual([])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await dialog.getByRole('button', { name: 'Adresse kopieren' }).click()
  await pollUntil(() => dialog.getByRole('status').textContent()).toBe('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + path)
  await page.keyboard.press('Escape')
  await pollUntil(() => dialog.count()).toBe(0)
  expect(await subscribe.evaluate((link) => link === document.activeElement)).toBe(true)
})

test("a date's calendar file works in both languages without JavaScript", async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false, javaScriptEnabled: false, viewport: phone })
  const [date] = await allEventDates(site)
  await page.goto(date?.url ?? '')
  const path = await page.getByRole('link', { name: 'In den Kalender' }).getAttribute('href')
  expect(path).toBe(`${date?.url}.ics`)
  expect(await (await fetch(site.url + path)).text()).toContain(`UID:event-date-${date?.id}@`)
  for (const [address, calendar] of await pagesWithCalendars()) {
    await page.goto(address)
    const webcal = `${site.url}${calendar}`.replace('http:', 'webcal:')
    expect(await page.getByRole('link', { name: 'Kalender abonnieren' }).first().getAttribute('href')).toBe(webcal)
    expect((await fetch(site.url + calendar)).status).toBe(200)
  }
  await page.goto('/en')
  expect(await page.getByRole('link', { name: 'Subscribe to calendar', exact: true }).getAttribute('href')).toBe(
    `${site.url}/en/calendar.ics`.replace('http:', 'webcal:'),
  )
})

/** A course, a hall and a soloist, each with its calendar. */
async function pagesWithCalendars(): Promise<[string, string][]> {
  const [course] = await (await fetch(`${site.url}/api/courses/`)).json()
  const [hall] = await (await fetch(`${site.url}/api/venues/`)).json()
  const [soloist] = await (await fetch(`${site.url}/api/soloists/`)).json()
  return [
    [course.url, `${course.url}.ics`],
    [hall.url, `/de/kalender.ics?venue=${hall.id}`],
    [soloist.url, `/de/kalender.ics?soloist=${soloist.id}`],
  ]
}

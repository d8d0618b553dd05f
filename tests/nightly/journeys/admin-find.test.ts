import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { phone } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })
const api = await site.session()

test('Ctrl+K finds a concert by its performer, by keyboard alone', async () => {
  const { concert, person } = await aConcert()
  const page = await openAdmin('courses')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Alles durchsuchen' })
  await page.getByRole('option', { name: 'Termine', exact: true }).waitFor()
  await field.pressSequentially(person.last_name)
  const option = page.getByRole('group', { name: 'Konzerte' }).getByRole('option', { name: concert.name.de })
  await option.waitFor()
  expect(await violations(page)).toEqual([])
  // The first option is active; arrow keys move on and wrap.
  const active = () =>
    field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    )
  expect(await active()).toContain(person.last_name)
  for (let press = 0; !(await active()).startsWith(concert.name.de); press++) {
    expect(press).toBeLessThan(40)
    await field.press('ArrowDown')
  }
  await field.press('Enter')
  await page.waitForURL(`**/admin/productions/${concert.id}`)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('quick search on a phone finds screens, offline records and shortcuts', async () => {
  const venue = (
    await api.call('POST', '/api/admin/venues/', { name: 'Quellensaal', city: 'Nebelstadt', is_online: false })
  ).body
  const page = await openAdmin('', { viewport: phone, hasTouch: true })
  await page.getByRole('button', { name: 'Alles durchsuchen' }).tap()
  const field = page.getByRole('combobox', { name: 'Alles durchsuchen' })
  await field.fill('nebelst')
  const option = page.getByRole('option', { name: /^Quellensaal/ })
  await option.getByText('Nicht öffentlich').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await field.fill('qqqqq')
  await page.getByText('Nichts gefunden.').waitFor()
  await field.fill('nebelst')
  await option.tap()
  await page.waitForURL(`**/admin/venues/${venue.id}`)
  await page.getByRole('button', { name: 'Alles durchsuchen' }).tap()
  await page.getByRole('combobox', { name: 'Alles durchsuchen' }).fill('konzert anl')
  await page.getByRole('option', { name: 'Konzert anlegen' }).tap()
  await page.waitForURL('**/admin/productions/create')
})

test('a quick search that cannot be loaded leaves the half-filled form', async () => {
  const page = await openAdmin('venues/create')
  const name = page.getByRole('textbox', { name: 'Name', exact: false }).first()
  await name.fill('Halb fertig')
  await page.route('**/QuickSearchDialog*', (route) => route.abort())
  await name.press('Control+k')
  await page.getByText('Ohne Verbindung lässt sich die Suche gerade nicht öffnen.').waitFor()
  expect(await name.inputValue()).toBe('Halb fertig')
  await page.unroute('**/QuickSearchDialog*')
  await name.press('Control+k')
  await page.getByRole('combobox', { name: 'Alles durchsuchen' }).waitFor()
})

test('Escape restores the focus, and unsaved forms ask before leaving', async () => {
  const { concert } = await aConcert()
  const page = await openAdmin('venues/create')
  const name = page.getByRole('textbox', { name: 'Name', exact: false }).first()
  await name.fill('Halb fertig')
  await name.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Alles durchsuchen' })
  await field.press('Escape')
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  await name.press('Control+k')
  await field.fill(concert.name.de)
  await page.getByRole('group', { name: 'Konzerte' }).getByRole('option').first().click()
  await page.getByRole('button', { name: 'Hier bleiben' }).click()
  expect(await name.inputValue()).toBe('Halb fertig')
})

test('people, composers, works and venues show their dates with links', async () => {
  const { concert, person, hall } = await aConcert()
  const [line] = concert.programme.filter(({ work_id }) => work_id !== null)
  const work = (await api.call('GET', `/api/admin/works/${line?.work_id}/`)).body
  for (const path of [`people/${person.id}`, `works/${work.id}`, `composers/${work.composer_id}`, `venues/${hall}`]) {
    const page = await openAdmin(path)
    const dates = page.getByRole('region', { name: 'Termine' })
    await dates.getByRole('heading', { name: /^Kommende/ }).waitFor()
    await dates.getByRole('link', { name: concert.name.de }).first().click()
    await page.waitForURL(`**/admin/productions/${concert.id}`)
  }
})

type Concert = {
  id: number
  name: { de: string }
  programme: { work_id: number | null }[]
  people: { person_id: number }[]
  dates: { venue_id: number; date_end: string }[]
}

/** A coming concert of the demo with a performer and a work. */
async function aConcert(): Promise<{ concert: Concert; person: { id: number; last_name: string }; hall: number }> {
  const { results } = (await api.call('GET', '/api/admin/productions/?past=false&page_size=50&ordering=next_date')).body
  const isComing = ({ dates }: Concert) => dates.some(({ date_end }) => date_end > new Date().toISOString())
  const concert: Concert | undefined = results.find(
    (each: Concert) => each.people.length > 0 && each.programme.some(({ work_id }) => work_id) && isComing(each),
  )
  const [first] = concert?.people ?? []
  const upcoming = concert?.dates.find(({ date_end }) => date_end > new Date().toISOString())
  if (!concert || !first || !upcoming) throw new Error('the demo has no such concert')
  return {
    concert,
    person: (await api.call('GET', `/api/admin/people/${first.person_id}/`)).body,
    hall: upcoming.venue_id,
  }
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const results: axe.AxeResults = await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`)
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

import { expect, test } from 'vitest'
import { useSite } from '../support/use-site.ts'
import { adminOf } from './admin-page.ts'

const { site, browser } = await useSite()
const openAdmin = adminOf({ site, browser })
const shots = process.env.SHOTS ?? ''

test.each([1440, 390])('a public date that is removed asks first and comes back from the notice, at %i px', async (width) => {
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=1&ordering=-date_start')).body.results
  const ids = async () => (await api.call('GET', `/api/admin/productions/${date.production_id}/`)).body.dates.map(({ id }: { id: number }) => id)
  const before = await ids()
  const page = await openAdmin(`productions/${date.production_id}/1`, { width })
  await page.getByRole('button', { name: 'Termin entfernen' }).last().click()
  const question = page.getByRole('dialog', { name: /^Termin am .* entfernen\?$/ })
  await question.waitFor()
  if (shots) await page.screenshot({ path: `${shots}/remove-${width}.png` })
  await question.getByRole('button', { name: 'Termin entfernen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('1 Termin entfernt').waitFor()
  expect(await ids()).toHaveLength(before.length - 1)
  if (shots) await page.screenshot({ path: `${shots}/removed-${width}.png` })
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(ids).toEqual(before)
})

test.each([1440, 390])('a new date from the list of dates says which other one has its hall, at %i px', async (width) => {
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=1&status=scheduled')).body.results
  const page = await openAdmin('event-dates', { width })
  await page.getByRole('link', { name: 'Neu', exact: true }).click()
  await page.getByLabel('Beginn *').fill(wallTimeOf(date.date_start))
  await page.getByRole('combobox', { name: /^Spielort/ }).fill(date.hall.split(',')[0])
  await page.getByRole('option').first().click()
  await page.getByText(/Saal belegt: /).waitFor()
  if (shots) await page.screenshot({ path: `${shots}/new-date-${width}.png`, fullPage: true })
})

/** As the field of the browser takes it. */
function wallTimeOf(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso)).replace(' ', 'T')
}

if (shots)
  test.each([1440, 390])('screens at %i px', async (width) => {
    const page = await openAdmin('', { width })
    await page.getByRole('heading', { name: 'Die nächsten Konzerte' }).waitFor()
    await page.screenshot({ path: `${shots}/overview-${width}.png` })
    await page.goto(`${site.url}/admin/productions`)
    for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).check()
    await page.screenshot({ path: `${shots}/selection-${width}.png` })
    await page.getByRole('button', { name: 'Offline stellen' }).click()
    await page.getByRole('dialog').waitFor()
    await page.screenshot({ path: `${shots}/offline-${width}.png` })
    await page.getByRole('dialog').getByRole('button', { name: 'Offline stellen' }).click()
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).waitFor()
    await page.screenshot({ path: `${shots}/undo-${width}.png` })
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.goto(`${site.url}/admin/event-dates`)
    await page.getByRole('button', { name: 'Exportieren' }).click()
    await page.screenshot({ path: `${shots}/export-${width}.png` })
    await page.goto(`${site.url}/admin/import/event-dates`)
    const [date] = (await (await site.session()).call('GET', '/api/admin/event-dates/?past=false&page_size=1')).body.results
    const text = `Konzert;Spielort;Beginn;Ende;Günstigste Karte (Euro)\n${date.name.de};${date.hall};3.9.2028 19:30;3.9.2028 21:30;12,5\n${date.name.de};Nirgends, Ulm;4.9.2028 19:30;4.9.2028 21:30;1.200`
    await page.locator('input[type=file]').setInputFiles({ name: 'saison.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByText('1 neu').waitFor()
    await page.screenshot({ path: `${shots}/import-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: '1 Datensatz übernehmen' }).click()
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).waitFor()
    await page.screenshot({ path: `${shots}/imported-${width}.png`, fullPage: true })
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await page.getByText('Der Import ist rückgängig gemacht.').waitFor()
    const school = await (await site.session()).call('POST', '/api/admin/users/', {
      email: `${crypto.randomUUID()}@house.example`,
      name: 'Schule',
      role: 'editor',
      areas: ['school'],
    })
    expect(school.status).toBe(201)
  })

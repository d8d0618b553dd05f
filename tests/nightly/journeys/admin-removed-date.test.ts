import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

test.each([1440, 390])('removing a public date asks first and can be undone, at %i px', async (width) => {
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=1&ordering=-date_start')).body
    .results
  const ids = async () =>
    (await api.call('GET', `/api/admin/productions/${date.production_id}/`)).body.dates.map(
      ({ id }: { id: number }) => id,
    )
  const before = await ids()
  const page = await openAdmin(`productions/${date.production_id}`, { width })
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByRole('button', { name: 'Termin entfernen' }).last().click()
  const dialog = page.getByRole('dialog', { name: /^Termin am .* entfernen\?$/ })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Termin entfernen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert. Aus „Termine“ entfernt: 1').waitFor()
  expect(await ids()).toHaveLength(before.length - 1)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(ids).toEqual(before)
})

test('a date deleted in its form is not requested again', async () => {
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=1')).body.results
  const page = await openAdmin(`event-dates/${date.id}`)
  const missing: string[] = []
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Termine' }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(async () => (await api.call('GET', `/api/admin/event-dates/${date.id}/`)).status).toBe(200)
  await page.waitForLoadState('networkidle')
  expect(missing).toEqual([])
})

test('a removed date can be restored after a merged save', async () => {
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=1&ordering=-date_start')).body
    .results
  const path = `/api/admin/productions/${date.production_id}/`
  const stored = async () => (await api.call('GET', path)).body
  const before = await stored()
  const page = await openAdmin(`productions/${date.production_id}`, { width: 1440 })
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByRole('button', { name: 'Termin entfernen' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Termin entfernen' }).click()
  const change = { version: before.version, name: { ...before.name, en: 'With guests' } }
  expect((await api.call('PATCH', path, change)).status).toBe(200)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert. Aus „Termine“ entfernt: 1').waitFor()
  // Another save comes before the undo.
  const later = { version: (await stored()).version, name: { ...before.name, en: 'With more guests' } }
  expect((await api.call('PATCH', path, later)).status).toBe(200)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(async () => (await stored()).dates.length).toBe(before.dates.length)
  expect((await stored()).name.en).toBe('With more guests')
})

test.each([1440, 390])('a new date warns of a clash in its venue, at %i px', async (width) => {
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=1&status=scheduled')).body.results
  const page = await openAdmin('event-dates', { width })
  await page.getByRole('link', { name: 'Neu', exact: true }).click()
  await page.getByLabel('Beginn *').fill(wallTimeOf(date.date_start))
  await page.getByRole('combobox', { name: /^Spielort/ }).fill(date.hall.split(',')[0])
  await page.getByRole('option').first().click()
  await page.getByText(/Saal belegt: /).waitFor()
})

/** In the format of the date input. */
function wallTimeOf(iso: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(iso))
    .replace(' ', 'T')
}

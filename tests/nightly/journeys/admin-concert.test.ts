import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdminAs, pick } from '#tests/support/browser/admin-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser }, { timezoneId: 'America/New_York' })

test.each([1440, 390])('a concert with three dates is planned at %i px and published', async (width) => {
  const page = await openAdmin('productions/create', { width })
  const name = `Nachtmusik ${width}`
  await page.getByLabel('Name (Deutsch) *').fill(name)
  await page.getByLabel('Name (Englisch)').fill(`Night music ${width}`)
  await pick(page.getByLabel('Konzertart *', { exact: true }), 'Kammerkonzert')
  await page.getByLabel('Online').check()
  await page.getByRole('tab', { name: 'Termine' }).click()
  const links = page.getByLabel('Link zu den Karten')
  for (const index of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Termin hinzufügen' }).click()
    // Tickets are sold per date, so no new row copies the link of another.
    expect(await links.nth(index).inputValue()).toBe('')
    await links.nth(index).fill(`https://karten.example/${index}`)
  }
  for (const [index, day] of ['12', '13', '14'].entries()) {
    await page.getByLabel('Beginn *').nth(index).fill(`2038-03-${day}T19:30`)
    expect(await page.getByLabel('Ende *').nth(index).inputValue()).toBe(`2038-03-${day}T21:30`)
    await pick(page.getByLabel('Spielort *', { exact: true }).nth(index), 'Stadthalle Neckarlauf')
  }
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/\/admin\/productions\/\d+$/)

  const [german, english] = await publicUrls(page)
  await page.goto(site.url + german)
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  expect(await page.getByText('19:30').count()).toBeGreaterThanOrEqual(1)
  await page.goto(site.url + english)
  await page.getByRole('heading', { level: 1, name: `Night music ${width}` }).waitFor()
})

test('an announced concert gets computed duration, doors and a price list', async () => {
  const api = await site.session()
  const [work] = (await api.call('GET', '/api/admin/works/?page_size=1')).body.results
  await api.call('PATCH', `/api/admin/works/${work.id}/`, { minutes: 35 })
  const [type] = (await api.call('GET', '/api/admin/event-types/?page_size=1')).body.results
  const programme = [{ work_id: work.id }, { work_id: null, minutes: 30 }, { work_id: work.id }]
  const { body } = await api.call('POST', '/api/admin/productions/', {
    name: { de: 'Nach Dauer', en: '' },
    type_id: type.id,
    programme,
  })
  const page = await openAdmin(`productions/${body.id}`)
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Angekündigt für (Monat)').click()
  await page.getByRole('option').last().click()
  await save(page)
  const announced = `/de/konzerte/angekuendigt/nach-dauer/${body.id}`
  expect(await (await fetch(site.url + announced)).text()).toContain('Der genaue Termin folgt')

  await page.getByRole('button', { name: 'Termin hinzufügen' }).click()
  expect(await page.getByLabel('Angekündigt für (Monat)').count()).toBe(0)
  await page.getByLabel('Beginn *').fill('2038-03-12T19:30')
  const end = page.getByLabel('Ende *')
  expect(await end.inputValue()).toBe('2038-03-12T21:10')
  await end.fill('2038-03-12T20:30')
  await page.getByText('Das Programm dauert mit den Pausen bis 21:10').waitFor()
  await page.getByRole('button', { name: 'Ende nach Programm: 21:10' }).click()
  expect(await end.inputValue()).toBe('2038-03-12T21:10')
  await page.getByLabel('Einlass (Minuten vor Beginn)').fill('60')
  await page.getByText('also um 18:30 Uhr').waitFor()
  await pick(page.getByLabel('Spielort').first(), 'Kursaal', /Kursaal/)
  await pick(page.getByLabel('Preisliste'), 'Sinf', 'Sinfoniekonzert')
  await page.getByText('kommen aus der Preisliste').waitFor()
  await save(page)
  await page.goto(site.url + announced)
  await page.getByRole('rowheader', { name: 'Kategorie A' }).waitFor()
  expect(await page.getByText('18:30').count()).toBe(1)
})

test('a cancelled date is marked on the site', async () => {
  const page = await openAdmin('productions/1')
  const [german] = await publicUrls(page)
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Status *').first().click()
  await page.getByRole('option', { name: 'Abgesagt' }).click()
  await page.getByLabel('Hinweis zum Status (Deutsch)').first().fill('Wegen Krankheit')
  await save(page)
  await page.goto(site.url + german)
  expect(await page.getByText(/Abgesagt|Entfällt/i).count()).toBeGreaterThan(0)
  expect(await page.getByText('Wegen Krankheit').count()).toBeGreaterThan(0)
})

test('a moved date can be sold out and records its earlier start', async () => {
  const page = await openAdmin('productions/5')
  await page.getByRole('tab', { name: 'Termine' }).click()
  const start = page.getByLabel('Beginn *').first()
  const earlier = await start.inputValue()
  await page.getByLabel('Status *').first().click()
  await page.getByRole('option', { name: 'Verlegt' }).click()
  await page.getByLabel('Karten *').first().click()
  await page.getByRole('option', { name: 'Ausverkauft' }).click()
  await start.fill('2038-09-04T20:15')
  await save(page)
  await expect.poll(() => page.getByLabel('Bisheriger Beginn').first().inputValue()).toBe(earlier)
})

test('a renamed slug redirects from the old one', async () => {
  const page = await openAdmin('productions/2')
  const [german] = await publicUrls(page)
  await page.getByRole('tab', { name: 'Auf der Website' }).click()
  await page.getByLabel('Adresse (Deutsch)').fill('ein-neuer-name')
  await save(page)
  await page.goto(site.url + german)
  await page.waitForURL(/\/de\/konzerte\/ein-neuer-name\/\d+$/)
})

test('a server error appears at its field', async () => {
  const page = await openAdmin('productions/3')
  await page.getByRole('tab', { name: 'Termine' }).click()
  const start = await page.getByLabel('Beginn *').first().inputValue()
  await page.getByLabel('Ende *').first().fill(start)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByLabel('Ende *', { exact: false }).first().and(page.locator('[aria-invalid="true"]')).waitFor()
})

test('a date typed by keyboard is stored exactly; invalid ones are refused', async () => {
  const page = await openAdmin('productions/3')
  const api = await site.session()
  const [date] = (await api.call('GET', '/api/admin/productions/3/')).body.dates
  const stored = async () => (await api.call('GET', `/api/admin/event-dates/${date.id}/`)).body.date_start
  await page.getByRole('tab', { name: 'Termine' }).click()
  const start = page.getByLabel('Beginn *').first()
  await start.focus()
  await page.keyboard.type('072720381945')
  expect(await start.inputValue()).toMatch(/^2038-07-27T/)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+s')
  await page.getByText('Datum und Uhrzeit sind nicht vollständig.').waitFor()
  await start.fill('2038-03-28T02:30')
  await page.getByRole('tab', { name: 'Allgemein' }).click()
  await page.keyboard.press('Control+s')
  await page.getByText(/^Diese Uhrzeit gibt es an diesem Tag nicht/).waitFor()
  expect(await start.evaluate((input) => document.activeElement === input)).toBe(true)
  const colourOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color)
  await expect
    .poll(() => colourOf(page.getByRole('tab', { name: 'Termine' })))
    .toBe(await colourOf(page.getByText(/^Diese Uhrzeit gibt es/)))
  expect(await stored()).toBe(date.date_start)
  await start.fill('2038-03-28T19:45')
  await page.keyboard.press('Control+s')
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  expect(await stored()).toBe('2038-03-28T17:45:00.000Z')
})

test('row actions preserve the focus, and a new narrator joins a work', async () => {
  const page = await openAdmin('productions/4')
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  await page.getByRole('tab', { name: 'Programm' }).click()
  const rows = page.getByRole('tabpanel').or(page.locator('#tabpanel-2')).getByRole('listitem')
  const before = await rows.count()
  // The last row cannot move down, so its "up" button gets the focus.
  await rows
    .nth(before - 2)
    .getByRole('button', { name: 'Nach unten' })
    .press('Enter')
  await expect.poll(focused).toBe('Nach oben')
  expect(await rows.last().locator(':focus').count()).toBe(1)
  await rows.last().getByRole('button', { name: 'Entfernen' }).press('Enter')
  await expect.poll(() => rows.count()).toBe(before - 1)
  expect(await focused()).toBe('Entfernen')
  const work = page.getByRole('combobox', { name: 'Werk hinzufügen' })
  await pick(work, 'Moldau', /Smetana: /)
  await expect.poll(() => rows.count()).toBe(before)
  expect(await work.evaluate((input) => document.activeElement === input)).toBe(true)
  // A list that opened with the returning focus would cover the content below.
  await work.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await work.evaluate((input) => document.activeElement === input)).toBe(true)
  expect(await page.getByRole('listbox').count()).toBe(0)

  await rows.last().getByRole('button', { name: 'Anmerkung zu diesem Abend' }).click()
  await rows.last().getByLabel('Anmerkung (Deutsch)').fill('Zum ersten Mal mit Text')

  await page.getByRole('tab', { name: 'Mitwirkende' }).click()
  await pick(page.getByLabel('Mitwirkende hinzufügen'), 'Nora Neuling', '„Nora Neuling“ anlegen …')
  const dialog = page.getByRole('dialog', { name: 'Person: neu' })
  expect(await dialog.getByLabel('Solist:in').isChecked()).toBe(true)
  await dialog.getByLabel('Nachname *').fill('Neulinger')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hier bleiben' }).click()
  expect(await dialog.getByLabel('Nachname *').inputValue()).toBe('Neulinger')
  await page.keyboard.press('Control+s')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Nora Neulinger').waitFor()
  await page.getByLabel('Rolle *').last().click()
  await page.getByRole('option', { name: 'Sprecher:in' }).click()
  await page.getByLabel('Wirkt mit').last().click()
  await page.getByRole('option', { name: /Moldau/ }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert. Aus „Programm“ entfernt: 1').waitFor()
  const [german] = await publicUrls(page)
  await page.goto(site.url + german)
  const played = page.getByRole('region', { name: 'Programm' }).getByRole('listitem').filter({ hasText: 'Moldau' })
  await played.getByText('Nora Neulinger, Sprecher:in').waitFor()
  await played.getByText('Zum ersten Mal mit Text').waitFor()
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert', { exact: true }).waitFor()
}

async function publicUrls(page: Page): Promise<[string, string]> {
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0]
  const { body } = await (await site.session()).call('GET', `/api/admin/productions/${id}/`)
  return [body.urls.de, body.urls.en]
}

test.each([1440, 390])('many dates are folded, and an error opens its date, at %i px', async (width) => {
  const api = await site.session()
  const [type] = (await api.call('GET', '/api/admin/event-types/?page_size=1')).body.results
  const [venue] = (await api.call('GET', '/api/admin/venues/?page_size=1')).body.results
  const { body } = await api.call('POST', '/api/admin/productions/', {
    name: { de: `Gastspielreise ${width}`, en: '' },
    type_id: type.id,
    dates: Array.from({ length: 8 }, (_, index) => ({
      venue_id: venue.id,
      date_start: `2039-05-0${index + 1}T18:00:00Z`,
      date_end: `2039-05-0${index + 1}T20:00:00Z`,
    })),
  })
  const page = await openAdmin(`productions/${body.id}`, { width })
  await page.getByRole('tab', { name: 'Termine' }).click()
  const second = page.getByRole('button', { name: /2\. Mai 2039, 20:00/ })
  await expect.poll(() => second.textContent()).toContain(venue.name)
  expect(await page.getByLabel('Beginn *').count()).toBe(0)

  await second.click()
  await page.getByLabel('Ende *').fill('2039-05-01T20:00')
  await second.click()
  expect(await page.getByLabel('Ende *').count()).toBe(0)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('dates.1.date_end')
  await page.getByLabel('Ende *').fill('2039-05-02T22:30')
  await save(page)
  expect(await second.getAttribute('aria-expanded')).toBe('true')
  expect((await api.call('GET', `/api/admin/productions/${body.id}/`)).body.dates[1].date_end).toBe(
    '2039-05-02T20:30:00.000Z',
  )
})

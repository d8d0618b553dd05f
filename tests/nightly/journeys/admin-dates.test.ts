import axe from 'axe-core'
import { expect, test } from 'vitest'
import { openAdminAs, pick } from '#tests/support/browser/admin-page.ts'
import { asVisitor } from '#tests/support/browser/editor-page.ts'
import { desktop, phone } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })
const api = await site.session()
type StoredDate = {
  id: number
  name: { de: string; en: string }
  date_start: string
  tickets: string
  status: string
  version: number
  urls: { de: string }
}

test('a date is sold out with two taps and undone with one', async () => {
  const date = await comingDate(({ tickets, status }) => tickets === 'available' && status === 'scheduled')
  const page = await openAdmin('', { viewport: phone, hasTouch: true })
  const sold = async () => (await asVisitor(site, date.urls.de)).includes('Ausverkauft')
  await page
    .getByRole('button', { name: `Stand von „${date.name.de}“` })
    .and(page.getByRole('button', { name: /Karten erhältlich$/ }))
    .first()
    .tap()
  await page.getByRole('menuitem', { name: 'Ausverkauft' }).tap()
  await page.getByText(`${date.name.de}: Ausverkauft`).waitFor()
  expect(await sold()).toBe(true)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).tap()
  await expect.poll(sold).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test.each([desktop, phone])('note and ticket link are edited in the list, at $width px', async (viewport) => {
  const date = await comingDate(({ status }) => status === 'scheduled')
  const page = await openAdmin('event-dates', { viewport })
  const state = page.getByRole('button', { name: new RegExp(`^Stand von „${date.name.de}“`) }).first()
  const open = async () => {
    await state.press('Enter')
    await page.getByRole('menuitem', { name: 'Hinweis und Kartenlink …' }).press('Enter')
  }
  await open()
  const dialog = page.getByRole('dialog', { name: /^Hinweis und Kartenlink: / })
  const note = dialog.getByLabel('Hinweis zum Status (Deutsch)')
  await note.fill(`Einlass ab ${viewport.width}`)
  // Escape in a text asks first, and nothing is lost.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hier bleiben' }).press('Enter')
  expect(await note.inputValue()).toBe(`Einlass ab ${viewport.width}`)
  await dialog.getByLabel('Link zu den Karten').fill('karten')
  await page.keyboard.press('Control+s')
  await dialog.locator('[aria-invalid="true"]').waitFor()
  await dialog.getByLabel('Link zu den Karten').fill(`https://karten.example/${viewport.width}`)
  await page.keyboard.press('Control+s')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(`Einlass ab ${viewport.width}`).first().waitFor()
  expect(await asVisitor(site, date.urls.de)).toContain(`https://karten.example/${viewport.width}`)
  await expect.poll(() => state.evaluate((element) => element === document.activeElement)).toBe(true)
  await api.call('PATCH', `/api/admin/event-dates/${date.id}/`, { status_note: { de: '', en: '' } })
})

test('a changed time is published with a proposed note and undone', async () => {
  const date = await comingDate(({ status }) => status === 'scheduled')
  const page = await openAdmin('event-dates')
  await page
    .getByRole('button', { name: `Stand von „${date.name.de}“` })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Etwas hat sich geändert …' }).press('Enter')
  await page.waitForURL(`**/admin/event-dates/${date.id}`)
  const german = page.getByLabel('Hinweis zum Status (Deutsch)')
  await page.getByRole('radio', { name: 'Abgesagt' }).check()
  expect(await german.inputValue()).toMatch(/entfällt\.$/)
  await page.getByRole('radio', { name: 'Andere Uhrzeit' }).check()
  expect(await german.inputValue()).toBe('')
  const start = page.getByLabel('Beginn *')
  const day = (await start.inputValue()).slice(0, 10)
  await start.fill(`${day}T20:45`)
  await expect.poll(() => german.inputValue()).toMatch(/^Das Konzert beginnt um 20:45\u00a0Uhr statt um /)
  // A typed note stays when the time is changed afterwards.
  await german.fill('Wir beginnen später.')
  await start.fill(`${day}T21:00`)
  await expect
    .poll(() => page.getByLabel('Hinweis zum Status (Englisch)').inputValue())
    .toMatch(/^The concert starts at 21:00/)
  expect(await german.inputValue()).toBe('Wir beginnen später.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  // Earlier changes can be undone too, so the undo button alone proves nothing.
  await expect.poll(() => asVisitor(site, date.urls.de)).toContain('Wir beginnen später.')
  await page.getByText('Noch 10 Minuten lang.').waitFor()
  const top = () => page.getByText(/^Gespeichert\. So/).evaluate((title) => title.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(0)
  const pageText = await asVisitor(site, date.urls.de)
  for (const text of ['Verlegt', 'Wir beginnen später.', '21:00']) expect(pageText).toContain(text)
  await page.getByText('Texte zum Weitergeben').click()
  const lines = (await page.getByLabel('Für die Kartenstelle').inputValue()).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^VERLEGT/),
    expect.stringMatching(/^bisher: /),
    expect.stringMatching(/^neu: .* 21:00\u00a0Uhr/),
  ])
  // Another account undoes it.
  const office = await openAdmin('', { viewport: phone })
  const change = office
    .getByRole('region', { name: 'Gerade geändert' })
    .getByRole('listitem')
    .filter({ hasText: date.name.de })
    .first()
  await change.getByText(/Noch \d+ Minuten? lang/).waitFor()
  await change.getByRole('button', { name: 'Rückgängig machen' }).click()
  await office.getByText('Der Termin ist wieder wie vorher.').waitFor()
  expect(await stored(date.id)).toMatchObject({
    status: 'scheduled',
    date_start: date.date_start,
    status_note: { de: '', en: '' },
    moved_from_start: null,
  })
  expect(await asVisitor(site, date.urls.de)).not.toContain('Wir beginnen später.')
})

test.each([desktop, phone])('a date moved into a taken hall names the other date, at $width px', async (viewport) => {
  const date = await comingDate(({ status }) => status === 'scheduled')
  const { day } = await plannedDate(`2041-05-${viewport.width === 390 ? '08' : '09'}`)
  const page = await openAdmin(`event-dates/${date.id}`, { viewport })
  await page.getByRole('radio', { name: 'Verlegt auf einen anderen Tag' }).check()
  await page.getByLabel('Beginn *').fill(`${day}T20:30`)
  const [hall] = (await api.call('GET', '/api/admin/venues/?page_size=1&ordering=name')).body.results
  await pick(page.getByRole('combobox', { name: 'Spielort' }), hall.name, new RegExp(`^${hall.name}`))
  await page.getByRole('alert').filter({ hasText: 'Umzug' }).waitFor()
  await page.getByRole('button', { name: 'Speichern' }).click()
  // Undo may belong to an earlier change of this date.
  await expect.poll(() => asVisitor(site, date.urls.de)).toContain(`Neuer Ort: ${hall.name}`)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
})

test('a cancelled date leads to a drafted article in both languages', async () => {
  const date = await comingDate(({ status }) => status === 'scheduled')
  const page = await openAdmin('', { viewport: phone, hasTouch: true })
  await page.goto(`${site.url}${date.urls.de}`)
  await page.getByRole('link', { name: 'Etwas hat sich geändert' }).tap()
  await page.getByRole('radio', { name: 'Abgesagt' }).check()
  await page.getByRole('button', { name: 'Speichern' }).tap()
  await page.getByText('Texte zum Weitergeben').tap()
  await page.getByRole('button', { name: 'Meldung entwerfen' }).tap()
  await page.waitForURL(/\/admin\/news\/\d+$/)
  const article = (await api.call('GET', `/api${new URL(page.url()).pathname}/`)).body
  expect(article).toMatchObject({
    title: { de: `${date.name.de}: Abgesagt`, en: `${date.name.en}: Cancelled` },
    is_online: false,
    intro: { en: expect.stringMatching(/ is cancelled\.$/) },
  })
  await api.call('PATCH', `/api/admin/event-dates/${date.id}/`, {
    status: 'scheduled',
    status_note: { de: '', en: '' },
  })
})

test.each([desktop, phone])('several dates are deleted and restored, at $width px', async (viewport) => {
  const { results } = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=2&ordering=date_start')).body
  const page = await openAdmin('event-dates', { viewport })
  const isThere = () =>
    Promise.all(
      results.map(
        async ({ id }: StoredDate) => (await api.call('GET', `/api/admin/event-dates/${id}/`)).status === 200,
      ),
    )
  const boxes = page.getByRole('checkbox', { name: /^Diese Zeile auswählen: / })
  for (const index of [0, 1]) await boxes.nth(index).check()
  await page.getByText('2 ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '2 Einträge löschen' })
  for (const { name } of results) await dialog.getByText(name.de).first().waitFor()
  await dialog.getByText('Sie bleiben 30 Tage im Papierkorb').waitFor()
  await dialog.getByRole('button', { name: '2 löschen' }).click()
  await page.getByText('2 Einträge gelöscht').waitFor()
  expect(await isThere()).toEqual([false, false])
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(isThere).toEqual([true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
})

test('several dates get one price list after a preview, with undo', async () => {
  const priceList = await api.call('POST', '/api/admin/price-lists/', {
    name: 'Sonderpreise',
    categories: [{ name: { de: 'Alle', en: 'All' }, price: 990 }],
  })
  const { results } = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=2&ordering=date_start')).body
  const [first, second] = results
  await api.call('PATCH', `/api/admin/event-dates/${second.id}/`, {
    price_list_id: null,
    price_from: 1200,
    price_to: 3400,
  })
  const page = await openAdmin('event-dates')
  const boxes = page.getByRole('row').getByRole('checkbox')
  for (const index of [1, 2]) await boxes.nth(index).check()
  await page.getByRole('button', { name: 'Preisliste setzen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preisliste setzen' })
  await dialog.getByRole('cell', { name: '12 bis 34 €' }).waitFor()
  await dialog.getByRole('combobox', { name: 'Preisliste' }).press('Enter')
  await page.getByRole('option', { name: 'Sonderpreise' }).click()
  await expect.poll(() => dialog.getByRole('cell', { name: 'Sonderpreise' }).count()).toBe(2)
  await dialog.getByRole('button', { name: '2 Termine ändern' }).click()
  await page.getByText('2 Termine geändert').waitFor()
  for (const { id } of results)
    expect(await stored(id)).toMatchObject({ price_list_id: priceList.body.id, price_from: 990, price_to: 990 })
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(() => stored(second.id)).toMatchObject({ price_list_id: null, price_from: 1200, price_to: 3400 })
  expect(await stored(first.id)).toMatchObject({ price_list_id: first.price_list_id, price_from: first.price_from })
})

test('dates are grouped by month or week, past ones latest first', async () => {
  const page = await openAdmin('event-dates')
  const groups = page.getByRole('rowheader')
  await groups
    .filter({ hasText: /^\p{Lu}\p{L}+ \d{4}$/u })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Woche' }).click()
  await groups
    .filter({ hasText: /^KW \d+ · / })
    .first()
    .waitFor()
  const days = () =>
    page.locator('tbody time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(await days()).toEqual((await days()).toSorted())
  await page.getByRole('button', { name: 'Vergangene' }).click()
  await expect
    .poll(days)
    .toSatisfy(
      (shownDays: string[]) => shownDays.length > 1 && shownDays.every((day) => day < new Date().toISOString()),
    )
  expect(await days()).toEqual((await days()).toSorted().toReversed())
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Alle Filter entfernen' }).click()
  const isComing = (shownDays: string[]) =>
    shownDays.length > 1 &&
    shownDays.every((day, index) => day > new Date().toISOString().slice(0, 10) && day >= (shownDays[index - 1] ?? ''))
  await expect.poll(days).toSatisfy(isComing)
})

async function comingDate(fits: (date: StoredDate) => boolean): Promise<StoredDate> {
  const { results } = (await api.call('GET', '/api/admin/event-dates/?past=false&page_size=8')).body
  // The first date of its production, so that its name finds it first in the lists.
  const match = results.find(
    (date: StoredDate) => fits(date) && results.find(({ name }: StoredDate) => name.de === date.name.de) === date,
  )
  if (!match) throw new Error('the demo has no such date')
  return match
}

async function stored(id: number): Promise<StoredDate> {
  return (await api.call('GET', `/api/admin/event-dates/${id}/`)).body
}

test('a date is dragged to another day and hall in the calendar of halls', async () => {
  const { id, day } = await plannedDate('2040-05-08')
  const page = await openAdmin(`event-dates/halls?view=week&day=${day}`)
  await page.getByLabel('Alle Spielorte').check()
  const row = page.getByRole('row').filter({ hasText: '10. Mai 2040' })
  await page.locator('[draggable=true]').filter({ hasText: 'Umzug' }).dragTo(row.getByRole('cell').last())
  const dialog = page.getByRole('dialog', { name: 'Termin verlegen' })
  await expect
    .poll(() => dialog.getByLabel('Hinweis zum Status (Deutsch)').inputValue())
    .toMatch(/auf Donnerstag, 10\.\sMai 2040, .*verlegt\. Neuer Ort: /)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => row.getByRole('button').evaluate((it) => it === document.activeElement)).toBe(true)
  const { body } = await api.call('GET', `/api/admin/event-dates/${id}/`)
  expect([body.status, body.date_start, body.moved_from_start]).toEqual([
    ...['moved', '2040-05-10T18:00:00.000Z', '2040-05-08T18:00:00.000Z'],
  ])
})

test('a phone lists the calendar of halls, and a button moves dates', async () => {
  const { day } = await plannedDate('2040-06-08')
  const page = await openAdmin(`event-dates/halls?day=${day}`, { width: 390 })
  await page.getByRole('button', { name: '„Umzug“ verlegen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Termin verlegen' })
  await dialog.getByRole('radio', { name: 'Andere Uhrzeit' }).waitFor()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.evaluate(axe.source)
  expect(await page.evaluate("axe.run('main').then(({ violations }) => violations)")).toEqual([])
})

async function plannedDate(day: string) {
  const [type] = (await api.call('GET', '/api/admin/event-types/?page_size=1')).body.results
  const [venue] = (await api.call('GET', '/api/admin/venues/?page_size=1&ordering=name')).body.results
  const { body } = await api.call('POST', '/api/admin/productions/', {
    name: { de: 'Umzug', en: '' },
    type_id: type.id,
    dates: [{ venue_id: venue.id, date_start: `${day}T18:00:00Z`, date_end: `${day}T20:00:00Z` }],
  })
  return { day, id: body.dates[0].id as number }
}

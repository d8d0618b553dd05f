import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, openEditor } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { pressToClose } from '#tests/support/browser/popup.ts'
import { useSite } from '#tests/support/browser/use-site.ts'
import { makePictures } from '#tests/support/samples/pictures.ts'

const { site, browser } = await useSite()

test('an image uploaded in the picker popup appears on the page', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Bild', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Bild hinzufügen' })
  await form.getByRole('button', { name: 'Bild wählen' }).press('Enter')

  const newPage = page.context().waitForEvent('page')
  await page
    .getByRole('dialog', { name: 'Bild wählen' })
    .getByRole('button', { name: 'In der Verwaltung öffnen' })
    .press('Enter')
  const popup = await newPage
  await popup
    .getByLabel('Dateien wählen')
    .and(popup.locator('input'))
    .setInputFiles(await makePictures(1, { width: 777 }))
  await popup.getByText('1 von 1 hochgeladen').waitFor()
  expect(await popup.getByRole('navigation', { name: 'Bereiche' }).count()).toBe(0)
  await pressToClose(popup, popup.getByRole('button', { name: /probe-1/ }))

  await form.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await form.waitFor({ state: 'detached' })
  await allSaved(page)
  const { body } = await (await site.session()).call('GET', '/api/admin/images/?ordering=-created_at&page_size=1')
  const [picture] = body.results
  expect(picture.width).toBe(777)
  await page.goto(`${site.url}/de/abonnements`)
  expect(await page.locator(`img[src*="/media/${picture.id}/"]`).count()).toBeGreaterThan(0)
})

test('a file uploaded in the popup is downloadable behind its link', async () => {
  const { page, form, picker } = await openTeaser('Die Saison zum Blättern')
  await picker.getByLabel('Auswahl').selectOption('Dateien')
  await picker.getByText('Saisonheft (Auszug).pdf').waitFor()
  const popup = await openPopup(page, () =>
    picker.getByRole('button', { name: 'In der Verwaltung öffnen' }).press('Enter'),
  )
  await popup
    .getByLabel('Dateien wählen')
    .and(popup.locator('input'))
    .setInputFiles({ name: 'Saisonheft.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nSaison') })
  await popup.getByText('1 von 1 hochgeladen').waitFor()
  await pressToClose(popup, popup.getByRole('button', { name: 'Saisonheft.pdf' }))
  await save(page, form)
  const href = await linkOf(page, 'Die Saison zum Blättern')
  expect(href).toMatch(/^\/files\/\d+\/Saisonheft\.pdf/)
  expect(await (await fetch(site.url + href)).text()).toBe('%PDF-1.4\nSaison')
})

test('the video picker offers and accepts only MP4 files', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Video', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Video hinzufügen' })
  const picker = page.getByRole('dialog', { name: 'Datei wählen' })
  const leaflet = { name: 'Faltblatt.mp4', mimeType: 'video/mp4', buffer: Buffer.from('%PDF-1.4\nFaltblatt') }
  const film = { name: 'Generalprobe.mp4', mimeType: 'video/mp4', buffer: Buffer.from('\0\0\0\u0018ftypisom') }
  await form.getByRole('button', { name: 'Datei wählen' }).press('Enter')
  await picker.getByLabel('Datei hochladen').setInputFiles(leaflet)
  await picker.getByText('Hier geht nur eine MP4-Datei.').waitFor()
  await picker.getByLabel('Datei hochladen').setInputFiles(film)
  await picker.waitFor({ state: 'detached' })
  expect(await form.getByLabel('Eigene MP4-Datei').inputValue()).toMatch(/^\/files\/\d+\/Generalprobe\.mp4/)

  // A PDF that any other link may target.
  await site.upload('Programmheft.pdf', '%PDF-1.4\nProgrammheft')
  await form.getByRole('button', { name: 'Datei wählen' }).press('Enter')
  await picker.getByRole('button', { name: 'Generalprobe.mp4' }).waitFor()
  expect(await picker.getByRole('button', { name: /\.pdf$/ }).count()).toBe(0)
  const popup = await openPopup(page, () =>
    picker.getByRole('button', { name: 'In der Verwaltung öffnen' }).press('Enter'),
  )
  await popup.getByRole('button', { name: 'Generalprobe.mp4' }).waitFor()
  expect(await popup.getByRole('button', { name: /\.pdf$/ }).count()).toBe(0)
  await popup.getByLabel('Dateien wählen').and(popup.locator('input')).setInputFiles(leaflet)
  await popup.getByText('Faltblatt.mp4: Hier geht nur eine MP4-Datei.').waitFor()
  await pressToClose(popup, popup.getByRole('button', { name: 'Generalprobe.mp4' }))
  await picker.waitFor({ state: 'detached' })
})

test('a production chosen in the popup links to its next date', async () => {
  const { page, form, picker } = await openTeaser('Unser Konzert')
  await picker.getByLabel('Auswahl').selectOption('Konzerte')
  const popup = await openPopup(page, () =>
    picker.getByRole('button', { name: 'In der Verwaltung öffnen' }).press('Enter'),
  )
  await popup.getByPlaceholder('Suchen').fill('requiem')
  await pressToClose(popup, popup.getByRole('button', { name: 'Ein deutsches Requiem' }))
  await expect.poll(() => form.getByLabel(/^Ziel des Links/).inputValue()).toMatch(/Ein deutsches Requiem$/)
  await save(page, form)
  expect(await linkOf(page, 'Unser Konzert')).toMatch(/^\/de\/konzerte\/ein-deutsches-requiem\/\d+$/)
})

test('a link follows its page through creation and renaming', async () => {
  const { page, form, picker } = await openTeaser('Neu im Haus')
  const added = await openPopup(page, () => picker.getByRole('button', { name: 'In der Verwaltung anlegen' }).click())
  await added.getByLabel('Titel (Deutsch) *').fill('Instrumentensprechstunde')
  await added.getByLabel('Online').check()
  await pressToClose(added, added.getByRole('button', { name: 'Speichern' }))
  const target = form.getByLabel(/^Ziel des Links/)
  await expect.poll(() => target.inputValue()).toBe('Seite: Instrumentensprechstunde')

  await form.getByRole('button', { name: 'Seite oder Datei wählen' }).press('Enter')
  const changed = await openPopup(page, () => picker.getByRole('button', { name: 'In der Verwaltung ändern' }).click())
  await changed.getByLabel('Titel (Deutsch) *').fill('Sprechstunde')
  await changed.getByLabel('Adresse (Deutsch)').fill('sprechstunde')
  await pressToClose(changed, changed.getByRole('button', { name: 'Speichern' }))
  await expect.poll(() => target.inputValue()).toBe('Seite: Sprechstunde')
  await save(page, form)
  expect(await linkOf(page, 'Neu im Haus')).toBe('/de/sprechstunde')
})

test('a link target shows its name and offline state, and can be removed', async () => {
  const api = await site.session()
  const { body: course } = await api.call('POST', '/api/admin/courses/', {
    name: { de: 'Harfe für alle', en: 'Harp for all' },
    parent_group_id: (await api.call('GET', '/api/admin/parent-groups/')).body.results[0].id,
  })
  const { page, form, picker } = await openTeaser('Neuer Kurs')
  await picker.getByLabel('Auswahl').selectOption('Kurse')
  await picker.getByLabel('Suchen').fill('harfe')
  await picker.getByRole('button', { name: /^Harfe für alle/ }).click()
  const target = form.getByLabel(/^Ziel des Links/)
  await expect.poll(() => target.inputValue()).toBe('Kurs: Harfe für alle')
  expect(await form.getByRole('link', { name: 'Ziel öffnen' }).getAttribute('href')).toBe(
    `/de/kurse/harfe-fuer-alle/${course.id}`,
  )
  await save(page, form)

  await api.call('PATCH', `/api/admin/courses/${course.id}/`, { is_online: false })
  const edit = page.getByRole('button', { name: /Neuer Kurs.* bearbeiten$/ }).first()
  await edit.press('Enter')
  await form.getByText('Dieses Ziel ist nicht öffentlich: Besucher finden es nicht.').waitFor()
  await form.getByRole('button', { name: 'Ziel entfernen' }).click()
  expect(await target.inputValue()).toBe('')
  await page.keyboard.type('https://karten.example')
  await save(page, form)
  expect(await linkOf(page, 'Neuer Kurs')).toBe('https://karten.example')
})

test('an image edited in the popup is updated on the page', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester' })
  await page
    .getByRole('button', { name: /^Bild.* bearbeiten$/ })
    .first()
    .press('Enter')
  const form = page.getByRole('dialog', { name: /^Bild/ })
  await form.getByRole('button', { name: 'Bild: wählen oder beschreiben' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Bild wählen' })
  const popup = await openPopup(page, () => picker.getByRole('button', { name: 'In der Verwaltung ändern' }).click())
  await popup.getByLabel('Alternativtext (Deutsch)').fill('Das Orchester stimmt ein')
  const point = popup.getByRole('button', { name: /^Bildmittelpunkt:/ })
  await point.press('ArrowRight')
  await pressToClose(popup, popup.getByRole('button', { name: 'Speichern' }))
  await form.getByRole('img', { name: 'Das Orchester stimmt ein' }).waitFor()
  await save(page, form)
  await page.goto(`${site.url}/de/orchester`)
  await page.getByRole('img', { name: 'Das Orchester stimmt ein' }).first().waitFor()
})

test('with popups blocked the picker works inside the page', async () => {
  const { page, form, picker } = await openTeaser('Ohne Fenster')
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await picker.getByLabel('Auswahl').selectOption('Dateien')
  await picker.getByRole('button', { name: 'In der Verwaltung öffnen' }).press('Enter')
  await picker.getByText('Der Browser hat das Fenster blockiert.').waitFor()
  await picker
    .getByLabel('Datei hochladen')
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nPlan') })
  await picker.waitFor({ state: 'detached' })
  await expect.poll(() => form.getByLabel(/^Ziel des Links/).inputValue()).toBe('Datei: Plan.pdf')

  await form.getByRole('button', { name: 'Seite oder Datei wählen' }).press('Enter')
  await picker.getByLabel('Auswahl').selectOption('Konzerte')
  await picker.getByLabel('Suchen').fill('wolf')
  await picker.getByRole('button', { name: /^Peter und der Wolf/ }).click()
  await save(page, form)
  expect(await linkOf(page, 'Ohne Fenster')).toMatch(/^\/de\/konzerte\/peter-und-der-wolf\/\d+$/)
})

test('the popup never posts to another origin', async () => {
  const page = await openWindow({ site, browser })
  await site.login(page)
  await page.goto(`${site.url}/admin/news?_popup=1`)
  const targets = await page.evaluate(() => {
    const messages: unknown[] = []
    Object.defineProperty(window, 'opener', {
      value: { postMessage: (_message: unknown, target: unknown) => messages.push(target) },
    })
    Object.assign(window, { close: () => undefined, heard: messages })
    return messages
  })
  expect(targets).toEqual([])
  await page.getByRole('button', { name: /Erdélyi/ }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([site.url])
})

/** A new teaser's form with its link picker open. */
async function openTeaser(headline: string) {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Großer Teaser', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: /^Großer Teaser/ })
  await form.getByLabel(/^Überschrift/).fill(headline)
  await form.getByLabel(/^Beschreibung/).fill('Worum es geht')
  await form.getByRole('button', { name: 'Seite oder Datei wählen' }).press('Enter')
  return { page, form, picker: page.getByRole('dialog', { name: 'Ziel wählen' }) }
}

async function openPopup(page: Page, open: () => Promise<void>): Promise<Page> {
  const popup = page.context().waitForEvent('page')
  await open()
  return popup
}

async function save(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await form.waitFor({ state: 'detached' })
  await allSaved(page)
}

/** The link of a teaser as a visitor sees it. */
async function linkOf(page: Page, headline: string): Promise<string> {
  await page.goto(`${site.url}/de/abonnements`)
  const href = await page.getByRole('link', { name: headline }).getAttribute('href')
  return href ?? ''
}

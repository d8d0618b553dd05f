import { expect, test } from 'vitest'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { pressToClose } from '#tests/support/browser/popup.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const EDITOR = { email: 'redaktion@house.example', password: 'noch-ein-passwort' }
const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })
await site.createAccount({ ...EDITOR, name: 'Redaktion' })

test('concurrent edits of one concert merge, and a cancelled date stays cancelled', async () => {
  const page = await openAdmin('productions/1')
  const otherSession = await site.session(EDITOR)
  const before = (await otherSession.call('GET', '/api/admin/productions/1/')).body
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Link zu den Karten').last().fill('https://karten.example/neu')
  const cancelled = before.dates.map((date: object, index: number) =>
    index === 0 ? { ...date, status: 'cancelled' } : date,
  )
  await otherSession.call('POST', '/api/admin/productions/1/', { dates: cancelled, version: before.version })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText(/^Gespeichert\. Redaktion hat diesen Eintrag auch geändert/).waitFor()
  const { body } = await otherSession.call('GET', '/api/admin/productions/1/')
  expect([body.dates[0].status, body.dates.at(-1).ticket_link]).toEqual(['cancelled', 'https://karten.example/neu'])
})

test('a conflict within a date names both values', async () => {
  const page = await openAdmin('productions/2')
  const otherSession = await site.session(EDITOR)
  const before = (await otherSession.call('GET', '/api/admin/productions/2/')).body
  await page.getByRole('tab', { name: 'Termine' }).click()
  await page.getByLabel('Status *').first().click()
  await page.getByRole('option', { name: 'Verschoben' }).click()
  await page.getByLabel('Hinweis zum Status (Deutsch)').first().fill('Neuer Termin folgt')
  const dates = before.dates.map((date: object, index: number) =>
    index === 0 ? { ...date, status: 'cancelled' } : date,
  )
  await otherSession.call('POST', '/api/admin/productions/2/', {
    dates,
    name_subline: { de: 'Ihr Untertitel', en: '' },
    version: before.version,
  })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' })
  await dialog.getByText(/^Redaktion hat diesen Eintrag am .+\d{2}:\d{2} Uhr auch geändert/).waitFor()
  expect(await dialog.getByRole('radio').count()).toBe(2)
  await dialog.getByRole('radio', { name: 'Meine Fassung: Verschoben' }).waitFor()
  await dialog.getByRole('radio', { name: 'Fassung von Redaktion: Abgesagt' }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { body } = await otherSession.call('GET', '/api/admin/productions/2/')
  expect(body.name_subline.de).toBe('Ihr Untertitel')
  expect(body.dates.find(({ id }: { id: number }) => id === before.dates[0].id)).toMatchObject({
    status: 'cancelled',
    status_note: { de: 'Neuer Termin folgt' },
  })
})

test('a conflicting order shows both lists', async () => {
  const api = await site.session()
  const page = await openAdmin('productions/6')
  await page.getByRole('tab', { name: 'Programm' }).click()
  await page.getByRole('button', { name: 'Nach unten' }).first().click()
  const { programme, version } = (await api.call('GET', '/api/admin/productions/6/')).body
  const theirs = [...programme.slice(-1), ...programme.slice(0, -1)]
  await api.call('PATCH', '/api/admin/productions/6/', { version, programme: theirs })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' })
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  expect(ids((await api.call('GET', '/api/admin/productions/6/')).body.programme)).toEqual(ids(theirs))
})

test('an unsaved form survives a logout in another tab and saves', async () => {
  const page = await openAdmin('venues/4')
  await page.getByLabel('Straße und Hausnummer').fill('Bleibt stehen 4')
  const otherPage = await page.context().newPage()
  await otherPage.goto(`${site.url}/admin/venues`)
  await otherPage.getByRole('button', { name: 'Deutsch' }).click()
  await otherPage.getByRole('menuitem', { name: 'English' }).click()
  await otherPage.getByRole('button', { name: /^Account/ }).click()
  await otherPage.getByRole('menuitem', { name: 'Sign out' }).click()
  await otherPage.getByRole('button', { name: /Anmelden|Sign in/ }).waitFor()
  await page.bringToFront()
  expect(await page.getByLabel('Straße und Hausnummer').inputValue()).toBe('Bleibt stehen 4')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bitte noch einmal anmelden' })
  await dialog.getByLabel('E-Mail-Adresse').fill(EDITOR.email)
  await dialog.locator('input[name=password]').fill(EDITOR.password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  expect((await (await site.session()).call('GET', '/api/admin/venues/4/')).body.street).toBe('Bleibt stehen 4')
})

test('an editor cannot open accounts and settings', async () => {
  const page = await openAdmin('', { account: EDITOR })
  await page.getByRole('button', { name: 'Technik' }).click()
  await page.getByRole('link', { name: 'Weiterleitungen' }).waitFor()
  expect(await page.getByRole('link', { name: /^(Konten|Einstellungen)$/ }).count()).toBe(0)
  for (const path of ['users', 'settings']) {
    await page.goto(`${site.url}/admin/${path}`)
    await page.getByText('Diese Seite ist Ihrem Konto nicht zugänglich.').waitFor()
  }
  expect((await (await site.session(EDITOR)).call('GET', '/api/admin/users/')).status).toBe(403)
})

test('a picker popup posts the chosen record and closes', async () => {
  const page = await openAdmin('')
  const pickMessage = page.evaluate(
    () =>
      new Promise<unknown>((resolve) =>
        window.addEventListener('message', ({ data }) => data?.type === 'partitur:picked' && resolve(data), {
          once: false,
        }),
      ),
  )
  const newPage = page.context().waitForEvent('page')
  await page.evaluate(() => void window.open('/admin/news?_popup=1', 'picker', 'popup,width=900,height=700'))
  const popup = await newPage
  await pressToClose(popup, popup.getByRole('button', { name: /Erdélyi/ }))
  expect(await pickMessage).toMatchObject({
    type: 'partitur:picked',
    resource: 'news',
    record: { title: { de: expect.stringContaining('Erdélyi') } },
  })
})

test('a page moves in the tree by keyboard and in the menu', async () => {
  const page = await openAdmin('pages')
  const titles = () => page.getByRole('listitem').getByRole('link').allInnerTexts()
  const handle = page.getByRole('button', { name: 'Karten & Besuch verschieben' })
  await handle.waitFor()
  const before = await titles()
  const index = before.indexOf('Karten & Besuch')
  await handle.press('Alt+ArrowUp')
  await expect.poll(async () => (await titles()).indexOf('Karten & Besuch')).toBe(index - 1)
  await page.getByText('Die Ordnung ist gespeichert.').waitFor()
  await page.reload()
  await expect.poll(async () => (await titles()).indexOf('Karten & Besuch')).toBe(index - 1)

  // A move one level up changes the path, which is announced and can be undone.
  const addressOf = async () => {
    const { body } = await (await site.session()).call('GET', '/api/admin/pages/?page_size=1000')
    return body.results.find(({ title }: { title: { de: string } }) => title.de === 'Chefdirigent').path_de
  }
  const address = await addressOf()
  await page.getByRole('button', { name: 'Chefdirigent verschieben' }).press('Alt+ArrowLeft')
  await page.getByText(/^Chefdirigent hat jetzt die Adresse \/de\/[a-z-]+\. Die alte führt dorthin weiter\./).waitFor()
  expect(await addressOf()).not.toBe(address)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(addressOf).toBe(address)
})

test('a page can be dragged to another place', async () => {
  const page = await openAdmin('pages')
  const handle = page.getByRole('button', { name: 'Chefdirigent verschieben' })
  const target = page.getByRole('button', { name: 'Geschichte verschieben' })
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('the tree is not drawn')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 6, { steps: 8 })
  // Like a hand, waits to see the element at the place before releasing.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
  await page.getByText('Die Ordnung ist gespeichert.').waitFor()
  const titles = await page.getByRole('listitem').getByRole('link').allInnerTexts()
  expect(titles.indexOf('Chefdirigent')).toBe(titles.indexOf('Orchester') + 1)
})

test("a teaser link shows its target's title and can be changed", async () => {
  const api = await site.session()
  const { body: page } = await api.call('POST', '/api/admin/pages/', {
    title: { de: 'Probenbesuch', en: 'Open rehearsal' },
  })
  const { body: teaser } = await api.call('POST', '/api/admin/teasers/', {
    headline: { de: 'Zu Besuch', en: '' },
    variant: 'orchestra',
    link: `page:${page.id}`,
  })
  const screen = await openAdmin(`teasers/${teaser.id}`)
  const link = screen.getByLabel('Link', { exact: true })
  await expect.poll(() => link.inputValue()).toBe('Seite: Probenbesuch')
  await screen.getByRole('button', { name: 'Seite oder Datei wählen' }).click()
  await screen.getByRole('button', { name: /^Kontakt/ }).click()
  await expect.poll(() => link.inputValue()).toBe('Seite: Kontakt')
  await screen.getByRole('button', { name: 'Ziel entfernen' }).click()
  await link.fill('/de/kurse')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await screen.getByText('Gespeichert', { exact: true }).waitFor()
  expect((await api.call('GET', `/api/admin/teasers/${teaser.id}/`)).body.link).toBe('/de/kurse')

  const entry = { title: { de: 'Besuch', en: '' }, content_type: 'link', link: { de: `page:${page.id}`, en: '' } }
  const { body: menu } = await api.call('POST', '/api/admin/pages/', entry)
  await screen.goto(`${site.url}/admin/pages`)
  await screen.getByText('→ Seite: Probenbesuch').waitFor()
  // The target of a menu entry cannot be deleted while the entry refers to it.
  expect((await api.call('DELETE', `/api/admin/pages/${page.id}/`)).body.places).toMatchObject([
    { resource: 'pages', id: menu.id },
  ])
})

test('a bulk change names its records, saves and offers undo', async () => {
  const page = await openAdmin('courses')
  const offline = async () =>
    (await (await site.session()).call('GET', '/api/admin/courses/?is_online=false')).body.count
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
  const name = await page.getByRole('row').nth(2).getByRole('link').first().innerText()
  await page.getByRole('button', { name: 'Offline stellen' }).click()
  const dialog = page.getByRole('dialog', { name: '2 Einträge offline stellen' })
  await dialog.getByRole('listitem').filter({ hasText: name }).waitFor()
  await dialog.getByRole('button', { name: 'Offline stellen' }).click()
  const undo = page.getByRole('button', { name: 'Rückgängig', exact: true })
  await undo.waitFor()
  expect(await offline()).toBe(2)
  const [ink, background] = await undo.evaluate((button) => {
    const content = button.closest('.MuiSnackbarContent-root') ?? document.body
    return [button, content]
      .map((element) => getComputedStyle(element))
      .map(({ color, backgroundColor }, index) => (index === 0 ? color : backgroundColor))
  })
  expect([ink, background]).toEqual(['rgb(255, 255, 255)', 'rgb(50, 49, 49)'])
  await undo.click()
  await expect.poll(offline).toBe(0)
})

test('a selection ends with its page and search', async () => {
  const page = await openAdmin('productions?perPage=10')
  const first = page.getByRole('row').nth(1)
  const tick = async () => {
    const name = await first.getByRole('link').first().innerText()
    await first.getByRole('checkbox').check()
    await page.getByText('1 ausgewählt').waitFor()
    return name
  }
  const onPageOne = await tick()
  await page.getByRole('button', { name: 'Zu Seite 2' }).click()
  await expect.poll(() => first.getByRole('link').first().innerText()).not.toBe(onPageOne)
  await page.getByText('1 ausgewählt').waitFor({ state: 'detached' })
  const onPageTwo = await tick()
  await page.getByRole('button', { name: 'Offline stellen' }).click()
  const dialog = page.getByRole('dialog', { name: '1 Eintrag offline stellen' })
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([onPageTwo])
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByPlaceholder('Suchen').fill(onPageTwo)
  await page.getByText('1 ausgewählt').waitFor({ state: 'detached' })
  await page.goto(`${site.url}/admin/event-dates`)
  await page.getByRole('checkbox').nth(1).check()
  await page.getByText('1 ausgewählt').waitFor()
  await page.reload()
  await page.getByRole('checkbox').nth(1).waitFor()
  expect(await page.getByText('1 ausgewählt').count()).toBe(0)
})

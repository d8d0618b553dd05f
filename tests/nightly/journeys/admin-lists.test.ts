import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OpenTexts } from '#contract/admin/translations.ts'
import { openAdminAs } from '#tests/support/browser/admin-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const openAdmin = openAdminAs({ site, browser })

test('the overview counts open texts and leads to those of a type', async () => {
  const api = await site.session()
  const { body: group } = await api.call('GET', '/api/admin/parent-groups/')
  await api.call('POST', '/api/admin/courses/', {
    name: { de: 'Alphorn', en: '' },
    parent_group_id: group.results[0].id,
  })
  await api.call('POST', '/api/admin/pages/', { title: { de: 'Nur auf Deutsch', en: '' } })
  const { texts } = (await api.call('GET', '/api/admin/translations/')).body as OpenTexts
  const courseCount = texts.filter(({ resource }) => resource === 'courses').length
  const page = await openAdmin('')
  await page.getByRole('link', { name: `Kurse ${courseCount}`, exact: true }).click()
  await page.getByText(courseCount === 1 ? '1 Text ist offen.' : `${courseCount} Texte sind offen.`).waitFor()
  await page.getByRole('button', { name: /^Alphorn/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Nur auf Deutsch/ }).count()).toBe(0)
})

test('a date opens from its row in the list and from the overview', async () => {
  const { call } = await site.session()
  const [date] = (await call('GET', '/api/admin/event-dates/?past=false&page_size=1&ordering=date_start')).body.results
  const page = await openAdmin('event-dates')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/event-dates/${date.id}"]`) })
  await row.locator('time').click()
  await page.waitForURL(`**/admin/event-dates/${date.id}`)
  await page.goto(`${site.url}/admin`)
  await page.locator(`a[href$="/admin/event-dates/${date.id}"]`).first().click()
  await page.waitForURL(`**/admin/event-dates/${date.id}`)
})

test('the tab title names screen and record', async () => {
  const page = await openAdmin('productions')
  await expect.poll(() => page.title()).toBe('Konzerte · Verwaltung')
  const [next] = (await (await site.session()).call('GET', '/api/admin/productions/?ordering=next_date&page_size=1'))
    .body.results
  // The next one comes first.
  await page.getByRole('row').nth(1).getByRole('link', { name: next.name.de }).waitFor()
  await page.getByRole('link', { name: 'Nordlicht' }).click()
  await expect.poll(() => page.title()).toBe('Nordlicht · Verwaltung')
  await page.getByRole('link', { name: 'Übersicht' }).click()
  await expect.poll(() => page.title()).toBe('Übersicht · Verwaltung')
})

test('English lists show the English names of records', async () => {
  const page = await openAdmin('productions')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Northern Light' }).click()
  await expect.poll(() => page.title()).toBe('Northern Light · Back office')
})

test('the language of the screens changes again after a reload', async () => {
  const page = await openAdmin('productions')
  await chooseLanguage(page, 'Deutsch', 'English')
  await page.reload()
  await chooseLanguage(page, 'English', 'Deutsch')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Konzerte' }).waitFor()
  await chooseLanguage(page, 'Deutsch', 'English')
  await page.getByRole('heading', { level: 1, name: 'Concerts' }).waitFor()
})

/** Waits until the account has it. */
async function chooseLanguage(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: from }).click()
  const saved = page.waitForResponse((response) => response.url().includes('/pageeditor-api/preferences'))
  await page.getByRole('menuitem', { name: to }).click()
  await saved
  await page.getByRole('button', { name: to }).waitFor()
}

test('several concerts are cancelled by one bulk call and undone at 390 px', async () => {
  const page = await openAdmin('productions?sort=name&order=ASC', { width: 390 })
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  // A selection ends with its list, and does not return with it.
  const rows = page.getByRole('listitem')
  await rows.filter({ hasText: 'Klares Wasser' }).getByRole('checkbox').check()
  await page.getByText('1 ausgewählt').waitFor()
  for (const search of ['Weites', '']) {
    await page.getByRole('textbox', { name: 'Suche' }).fill(search)
    await rows.filter({ hasText: 'Klares Wasser' }).waitFor({ state: search ? 'detached' : 'visible' })
  }
  expect(await rows.getByRole('checkbox', { checked: true }).count()).toBe(0)
  for (const name of ['Farbenlehre', 'Weites Land'])
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByText('2 ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Status ändern' }).click()
  await page.getByRole('menuitem', { name: 'Abgesagt' }).click()
  await page.getByRole('button', { name: /Termine? ändern$/ }).click()
  const statuses = async () => {
    const { body } = await (await site.session()).call('GET', '/api/admin/productions/?id=3,4&ordering=id')
    return body.results.map(({ dates }: { dates: { status: string }[] }) =>
      dates.some(({ status }) => status === 'cancelled'),
    )
  }
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).waitFor()
  expect(await statuses()).toEqual([true, true])
  expect(calls).toEqual(['/api/admin/event-dates/bulk/'])
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await page.getByText('Alles ist wieder, wie es war.').waitFor()
  await expect.poll(statuses).toEqual([false, false])
  await page.getByRole('link', { name: 'Farbenlehre' }).click()
  await page.waitForURL(/\/admin\/productions\/3$/)
})

test.each([1440, 390])('all records of a search change by a second step, at %i px', async (width) => {
  const api = await site.session()
  const word = `Rundbrief${width}`
  for (let n = 0; n < 27; n++)
    await api.call('POST', '/api/admin/news/', {
      title: { de: `${word} ${n}`, en: '' },
      date: '2026-01-01T09:00:00Z',
      is_online: false,
    })
  const onlineCount = async () => {
    const { results } = (await api.call('GET', `/api/admin/news/?search=${word}&page_size=100`)).body
    return results.filter(({ is_online }: { is_online: boolean }) => is_online).length
  }
  const page = await openAdmin(`news?filter=${JSON.stringify({ q: word })}`, { width })
  await page.getByRole('checkbox', { name: 'Zeile auswählen' }).first().check()
  await page.getByText('1 ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Alle 27 dieser Suche auswählen' }).click()
  await page.getByText('27 dieser Suche ausgewählt').waitFor()
  await page.getByRole('checkbox', { name: 'Zeile auswählen' }).first().uncheck()
  await page.getByText('26 dieser Suche ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Online stellen' }).click()
  const dialog = page.getByRole('dialog', { name: '26 Einträge online stellen' })
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(26)
  await dialog.getByRole('button', { name: 'Online stellen' }).click()
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).waitFor()
  expect(await onlineCount()).toBe(26)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect.poll(onlineCount).toBe(0)
  expect(await page.getByText('dieser Suche ausgewählt').count()).toBe(0)
})

test('used records are listed before a deletion and stay', async () => {
  const api = await site.session()
  const { body: free } = await api.call('POST', '/api/admin/categories/', { name: { de: 'Ganz neu', en: '' } })
  const { body: used } = await api.call('POST', '/api/admin/categories/', { name: { de: 'In Gebrauch', en: '' } })
  const article = { title: { de: 'Ein Artikel', en: '' }, date: '2026-01-01T09:00:00Z', category_id: used.id }
  await api.call('POST', '/api/admin/news/', article)
  const page = await openAdmin('categories')
  for (const name of ['Ganz neu', 'In Gebrauch']) await page.getByRole('row', { name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Löschen' }).click()
  const dialog = page.getByRole('dialog', { name: '2 Einträge löschen' })
  await dialog.getByText('1 von 2 werden noch verwendet und bleiben:').waitFor()
  await dialog.getByRole('link', { name: 'Ein Artikel' }).waitFor()
  await dialog.getByRole('button', { name: '1 löschen' }).click()
  await dialog.waitFor({ state: 'detached' })
  const statuses = await Promise.all([free, used].map(({ id }) => api.call('GET', `/api/admin/categories/${id}/`)))
  expect(statuses.map(({ status }) => status)).toEqual([404, 200])

  await page.getByRole('link', { name: 'In Gebrauch' }).click()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog', { name: '„In Gebrauch“ löschen' }).getByRole('link', { name: 'Ein Artikel' }).click()
  await page.waitForURL(/\/admin\/news\/\d+$/)
})

test('a future article shows its date, and a long title wraps', async () => {
  const api = await site.session()
  await api.call('POST', '/api/admin/news/', { title: { de: 'X'.repeat(200), en: '' }, date: '2099-12-24T09:00:00Z' })
  for (const width of [1440, 390]) {
    const page = await openAdmin('news', { width })
    await page.getByText('ab 24. Dez. 2099').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    const table = page.getByRole('table')
    if (width === 1440)
      expect(
        await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
      ).toBeLessThanOrEqual(0)
  }
})

test('a new article is dated now and offline', async () => {
  const page = await openAdmin('news/create')
  await page.getByText('Ab diesem Zeitpunkt steht der Artikel auf der Website').waitFor()
  expect(await page.getByLabel('Datum *').inputValue()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  expect(await page.getByLabel('Online').isChecked()).toBe(false)
})

test('accounts can be searched', async () => {
  const admin = await site.session()
  for (const name of ['Österle', 'Vogt'])
    await admin.call('POST', '/api/admin/users/', {
      email: `${crypto.randomUUID()}@house.example`,
      name,
      role: 'editor',
    })
  const page = await openAdmin('users')
  await page.getByRole('link', { name: 'Vogt' }).waitFor()
  await page.getByPlaceholder('Suchen').fill('osterle')
  await page.getByRole('link', { name: 'Vogt' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Österle' }).waitFor()
})

test('a rich text link is chosen by title in each language', async () => {
  const page = await openAdmin('faq/1')
  for (const [language = '', kind = '', name = ''] of [
    ['Deutsch', 'Seite', 'Abonnements'],
    ['Englisch', 'Kurs', 'Musikgarten'],
  ]) {
    const text = page.getByRole('textbox', { name: `Antwort (${language})` })
    await text.press('Control+a')
    const editor = page.getByRole('toolbar', { name: 'Text gestalten' }).nth(language === 'Deutsch' ? 0 : 1)
    await editor.getByRole('button', { name: 'Link', exact: true }).press('Enter')
    const link = page.getByRole('dialog', { name: 'Link' })
    await link.getByRole('button', { name: 'Seite oder Datei wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Seite oder Datei wählen' })
    await dialog.getByLabel('Art', { exact: true }).selectOption(kind)
    await dialog.getByLabel('Suchen').fill(name)
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await link.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  const { answer } = (await (await site.session()).call('GET', '/api/admin/faq/1/')).body
  expect(answer.de).toContain('href="/de/abonnements"')
  expect(answer.en).toContain('href="/en/courses/music-garden/1"')
})

test('three hundred redirects are pasted, checked, corrected and added', async () => {
  const page = await openAdmin('redirects')
  const open = () => page.getByRole('button', { name: 'Viele auf einmal' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'Viele auf einmal' })
  const lines = Array.from({ length: 300 }, (_, index) => `/archiv/${index}.html\t/de/kurse`)
  await dialog.getByLabel('Alte und neue Adressen').fill(['/de/kurse\t/de/orchester', ...lines].join('\n'))
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await open()
  await dialog.getByRole('button', { name: 'Prüfen' }).click()
  await dialog.getByText('300 von 301 gehen.').waitFor()
  expect(await dialog.getByRole('listitem').first().innerText()).toMatch(
    /^Zeile 1: .*Eine Weiterleitung geht erst, wenn es dort nichts mehr gibt\.$/s,
  )
  await dialog.getByRole('button', { name: '300 eintragen' }).click()
  await page.getByText('300 Weiterleitungen eingetragen').waitFor()
  const response = await fetch(`${site.url}/archiv/299.html`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/de/kurse'])
  await open()
  expect(await dialog.getByLabel('Alte und neue Adressen').inputValue()).toBe('')
  const file = { name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from('alt;neu\n/archiv/1.html;/de/kurse') }
  await page.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Prüfen' }).click()
  await dialog.getByText('Diese Weiterleitung gibt es schon.').waitFor()
})

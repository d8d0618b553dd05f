import { expect, test } from 'vitest'
import { navigateInApp, pick } from '#tests/support/browser/admin-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a deleted page is restored from the bin under another path', async () => {
  const api = await site.session()
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  await site.login(page)
  const title = { de: 'Freundeskreis gestern', en: 'Friends yesterday' }
  const { body } = await api.call('POST', '/api/admin/pages/', { title, slug_de: 'gestern', slug_en: 'yesterday' })
  await page.goto(`${site.url}/admin/pages/${body.id}`)
  await page.getByRole('button', { name: 'Löschen' }).click()
  const deleteDialog = page.getByRole('dialog')
  await deleteDialog.getByText('Es bleibt 30 Tage im Papierkorb und lässt sich von dort zurückholen.').waitFor()
  await deleteDialog.getByRole('button', { name: 'Löschen' }).click()
  await deleteDialog.waitFor({ state: 'detached' })
  expect((await fetch(`${site.url}/de/gestern`)).status).toBe(404)
  await api.call('POST', '/api/admin/pages/', { title: { de: 'Neu', en: 'New' }, slug_de: 'gestern', slug_en: 'new' })
  await navigateInApp(page, '/admin/bin')
  const entry = page.getByRole('listitem').filter({ hasText: 'Freundeskreis gestern' })
  await entry.getByText(/^Seite · noch 30 Tage$/).waitFor()
  await entry.getByRole('button', { name: '„Freundeskreis gestern“ zurückholen' }).click()
  const dialog = page.getByRole('dialog', { name: '„Freundeskreis gestern“ zurückholen' })
  await dialog.getByLabel(/^Adresse \(Deutsch\)/).fill('gestern-alt')
  await dialog.getByRole('button', { name: 'Zurückholen' }).click()
  await page.waitForURL(`${site.url}/admin/pages/${body.id}`)
  expect((await fetch(`${site.url}/de/gestern-alt`)).status).toBe(200)
})

test('an admin purges a record by kind at 390 px', async () => {
  const api = await site.session()
  const { body } = await api.call('POST', '/api/admin/venues/', { name: 'Alte Reithalle', city: 'Hohenwang' })
  await api.call('DELETE', `/api/admin/venues/${body.id}/`)
  const page = await openWindow(
    { site, browser },
    { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true, isMobile: true },
  )
  await site.login(page)
  await page.goto(`${site.url}/admin/bin?filter=${encodeURIComponent(JSON.stringify({ resource: 'venues' }))}`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Alte Reithalle' })
  await entry.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await entry.getByRole('button', { name: '„Alte Reithalle“ endgültig löschen' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).tap()
  await expect.poll(async () => (await api.call('GET', '/api/admin/bin/?resource=venues')).body.count).toBe(0)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await entry.waitFor({ state: 'detached' })
})

test('a standard composer is suggested, and a duplicate can be merged', async () => {
  const api = await site.session()
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  await site.login(page)
  await page.goto(`${site.url}/admin/composers/create`)
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('gubaj')
  await page.getByRole('option', { name: 'Sofia Gubaidulina (1931–2025)' }).click()
  expect(await page.getByLabel('Sortiername *').inputValue()).toBe('Gubaidulina, Sofia')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/\/admin\/composers\/\d+$/)
  const keptId = Number(/\d+$/.exec(page.url())?.[0])
  const { body: duplicate } = await api.call('POST', '/api/admin/composers/', {
    name: 'S. Gubaidulina',
    sort_name: 'Gubaidulina, S.',
  })
  const { body: work } = await api.call('POST', '/api/admin/works/', {
    composer_id: duplicate.id,
    title: { de: 'Offertorium', en: '' },
  })
  await page.goto(`${site.url}/admin/composers/${duplicate.id}`)
  await page.getByRole('button', { name: 'Zusammenführen mit …' }).click()
  await pick(
    page.getByRole('combobox', { name: 'Anderer Eintrag' }),
    'gubaidulina',
    `Sofia Gubaidulina · Nummer ${keptId}`,
  )
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zwei Einträge zusammenführen' })
  await dialog
    .getByRole('radiogroup', { name: 'Welcher Eintrag bleibt?' })
    .getByLabel(/^Sofia Gubaidulina/)
    .check()
  await dialog.getByRole('link', { name: 'Offertorium' }).waitFor()
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click()
  await page.waitForURL(`${site.url}/admin/composers/${keptId}`)
  expect((await api.call('GET', `/api/admin/works/${work.id}/`)).body.composer_id).toBe(keptId)
  expect((await api.call('GET', '/api/admin/bin/?resource=composers')).body.results).toMatchObject([
    { record_id: duplicate.id },
  ])
})

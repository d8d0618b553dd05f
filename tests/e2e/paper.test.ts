import { expect, test } from 'vitest'
import { openWindow } from '../support/open-window.ts'
import { printed } from '../support/pdf.ts'
import { useSite } from '../support/use-site.ts'

const { site, browser } = await useSite()

// A headless browser says what it is, and programs are not counted.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

test('an evening has an address for its poster: it stands at the date, leads to its page, is counted, and is printed on labels', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 }, userAgent })
  await site.login(page)
  const openDates = async () => {
    await page.goto(`${site.url}/admin/productions/1`)
    await page.getByRole('tab', { name: 'Termine' }).click()
  }
  await openDates()
  const poster = page.getByRole('group', { name: 'Plakatadresse' }).first()
  await poster.getByText('Noch nicht aufgerufen').waitFor()
  const address = (await poster.getByRole('link', { name: /\/k\// }).getAttribute('href')) ?? ''
  expect((await fetch(`${address}.svg`)).status).toBe(200)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Aufbruch' }).waitFor()
  await openDates()
  await poster.getByText('Einmal aufgerufen').waitFor()

  await page.getByRole('link', { name: 'Etiketten drucken' }).click()
  await page.getByRole('button', { name: 'Drucken' }).waitFor()
  const { pages, sizes } = await printed(page)
  expect(sizes).toEqual(['210 × 297'])
  expect(pages[0]).toContain(new URL(address).pathname)
  expect(pages[0]).not.toContain('Etiketten drucken')
})

test('a poster whose evening is gone is answered kindly, and a code that never was with help', async () => {
  const api = await site.session()
  const { body } = await api.call('GET', '/api/admin/posters/?resource=event-dates&id=2')
  await api.call('POST', '/api/admin/productions/1/', { is_online: false })
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 } })
  expect((await page.goto(body[0].address))?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Das steht nicht mehr auf unserem Spielplan' }).waitFor()
  expect(await page.getByRole('article').or(page.getByRole('listitem')).count()).toBeGreaterThan(0)
  const unknown = await fetch(`${site.url}/k/rejekera/en`)
  expect([unknown.status, new URL(unknown.url).pathname]).toEqual([404, '/en/k/rejekera'])
  expect(await unknown.text()).toContain('href="/en/search"')
  await api.call('POST', '/api/admin/productions/1/', { is_online: true })
})

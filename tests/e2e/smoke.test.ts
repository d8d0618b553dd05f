import { expect, test } from 'vitest'
import { openWindow } from '../support/open-window.ts'
import { useSite } from '../support/use-site.ts'

const { site, browser } = await useSite()

test("a concert-goer finds tonight's hall in two taps", async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 }, isNew: true })
  await page.goto(`${site.url}/de`)
  await page
    .getByRole('link', { name: /Aufbruch/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Alte Weberei Hohenwang', exact: true }).first().click()
  await page.waitForURL(/\/de\/spielorte\//)
  await page.getByRole('heading', { level: 1, name: /Alte Weberei/ }).waitFor()
  expect(await page.getByRole('link', { name: /Karte|Maps/ }).count()).toBeGreaterThan(0)
})

test('a parent finds the oboe course', async () => {
  const page = await openWindow({ site, browser }, { viewport: { width: 390, height: 844 }, isNew: true })
  await page.goto(`${site.url}/de/kurse`)
  await page.getByRole('link', { name: /Oboe/ }).first().click()
  await page.waitForURL(/\/de\/kurse\/.+/)
  await page.getByRole('heading', { level: 1, name: /Oboe/ }).waitFor()
  expect(await page.getByText('Anmeldung').count()).toBeGreaterThan(0)
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test("a concert-goer finds tonight's venue in two taps", async () => {
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

test("a page's policy contains the hash of each inline script", async () => {
  for (const path of ['/de', '/en/courses', '/de/nichts']) {
    const response = await fetch(site.url + path)
    const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    const policy = response.headers.get('content-security-policy')
    expect(scripts.length).toBeGreaterThan(2)
    for (const text of scripts)
      expect(policy, text.slice(0, 80)).toContain(createHash('sha256').update(text).digest('base64'))
  }
})

test('an undecodable path gets an error page', async () => {
  for (const path of ['/de/rabatt-50%', '/en/%ff']) {
    const response = await fetch(site.url + path)
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('<h1>')])
  }
})

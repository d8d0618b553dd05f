import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { desktop, phone } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test.each([desktop, phone])('a missing path gets a redirect or is hidden, at $width px', async (viewport) => {
  const [path, ignoredPath] = [`/archiv/nordlicht-${viewport.width}.html`, `/wp-login-${viewport.width}.php`]
  // The second response comes from the cache.
  for (const requestedPath of [path, path, ignoredPath])
    await fetch(site.url + requestedPath, { headers: { referer: 'https://www.zeitung.example/kultur' } })
  const page = await openWindow({ browser, site }, { viewport })
  await site.login(page)
  await page.goto(`${site.url}/admin/redirects`)
  await page.getByRole('link', { name: 'Nicht gefunden' }).last().click()
  const row = page.getByRole(viewport === phone ? 'listitem' : 'row').filter({ hasText: path })
  await row.getByText('www.zeitung.example').waitFor()
  expect(await row.textContent()).toMatch(viewport === phone ? /2-mal/ : /2/)
  expect(await page.getByText(ignoredPath).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

  await row.getByRole('button', { name: `Umleiten: ${path}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Adresse umleiten' })
  const target = dialog.getByLabel('Neue Adresse')
  await dialog
    .getByRole('button', { name: /^Nordlicht/ })
    .first()
    .waitFor()
  const proposedPath = await target.inputValue()
  expect(proposedPath).toMatch(/^\/de\/konzerte\/nordlicht/)
  expect(await violations(page)).toEqual([])
  await target.fill('/de/nirgends')
  await target.press('Enter')
  await dialog.getByText('Unter dieser Adresse gibt es nichts.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await row.getByRole('button', { name: `Umleiten: ${path}` }).click()
  expect(await target.inputValue()).toBe('/de/nirgends')
  await dialog
    .getByRole('button', { name: /^Nordlicht/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Hierhin umleiten' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.waitFor({ state: 'detached' })
  const response = await fetch(site.url + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, proposedPath])

  await page.getByLabel('Was').click()
  await page.getByRole('option', { name: 'Suche nach Schwachstellen' }).click()
  await page.getByRole('button', { name: `Ausblenden: ${ignoredPath}` }).click()
  await page.getByText(ignoredPath, { exact: true }).waitFor({ state: 'detached' })
})

async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const results: axe.AxeResults = await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

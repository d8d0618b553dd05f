import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { desktop, phone } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test.each([desktop, phone])('a filtered list is exported and printed, at $width px', async (viewport) => {
  const page = await openWindow({ browser, site }, { viewport })
  await site.login(page)
  await page.goto(
    `${site.url}/admin/venues?filter=${encodeURIComponent(JSON.stringify({ q: 'weberei' }))}&sort=name&order=ASC`,
  )
  await page
    .getByRole('link', { name: /Weberei/ })
    .first()
    .waitFor()
  const open = async () => {
    await page.getByRole('button', { name: 'Exportieren' }).click()
    await page.getByRole('menu').waitFor()
  }
  await open()
  expect(await violations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Für Excel (CSV)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^venues-\d{4}-\d\d-\d\d\.csv$/)
  const [heads = '', first = '', ...remainingLines] = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(heads).toMatch(/^\uFEFFNummer;Name;/)
  expect(first).toContain('Weberei')
  expect(remainingLines).toEqual([''])

  await open()
  const newPage = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Zum Drucken' }).click()
  const paper = await newPage
  await paper.getByRole('heading', { name: 'Spielorte' }).waitFor()
  // The print page loads line by line.
  await expect.poll(() => paper.getByRole('row').count()).toBe(2)
  await paper.waitForLoadState()
  expect(await violations(paper)).toEqual([])
  await paper.close()
})

async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const results: axe.AxeResults = await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

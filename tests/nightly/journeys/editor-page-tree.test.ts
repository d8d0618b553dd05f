import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asVisitor, bar, openEditor } from '#tests/support/browser/editor-page.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.each([390, 1440])('a page is created from a template, copied and moved, at %i px', async (width) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', width })
  await chooseItem(page, 'Neue Seite …')
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await dialog.getByRole('radio', { name: /^Aktionsseite/ }).check()
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await dialog.getByLabel('Titel (Deutsch)').and(page.locator(':focus')).waitFor()
  await dialog.getByLabel('Titel (Deutsch)').fill(`Sommer ${width}`)
  await dialog.getByLabel('Worum geht es, in einem Satz? (Deutsch)').fill('Vier Abende am Wasser.')
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).last().click()
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await page.waitForURL(`${site.url}/de/orchester/sommer-${width}?edit`)
  await expect.poll(() => page.getByRole('main').innerText()).toContain('Vier Abende am Wasser.')
  expect((await fetch(`${site.url}/de/orchester/sommer-${width}`)).status).toBe(404)

  await chooseItem(page, 'Seite duplizieren')
  await page.waitForURL(`${site.url}/de/orchester/kopie-von-sommer-${width}?edit`)
  await expect.poll(() => page.getByRole('main').innerText()).toContain('Vier Abende am Wasser.')
})

test.each([390, 1440])('a page moves in the tree with its subpages, at %i px', async (width) => {
  const [from, to, parent] =
    width === 390
      ? ['/de/orchester/geschichte', '/de/vermittlung/geschichte', /^\s*Vermittlung$/]
      : ['/de/vermittlung/geschichte', '/de/orchester/geschichte', /^\s*Orchester$/]
  const page = await openEditor({ site, browser }, { path: from, width })
  await chooseItem(page, 'Im Seitenbaum verschieben …')
  const dialog = page.getByRole('dialog', { name: /verschieben$/ })
  const select = dialog.getByLabel('Unter welcher Seite?')
  const option = select.locator('option').filter({ hasText: parent }).first()
  await select.selectOption(await option.getAttribute('value'))
  await dialog.getByText(`Die Seite ist dann unter ${to}. ${from} führt dann hierher.`).waitFor()
  await dialog.getByLabel('An welcher Stelle?').selectOption('Als erste')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Hierhin verschieben' }).click()
  await page.waitForURL(`${site.url}${to}?edit`)
  await bar(page).waitFor()
  expect(await asVisitor(site, to)).toContain('<h1')
  const oldResponse = await fetch(site.url + from, { redirect: 'manual' })
  expect([oldResponse.status, new URL(oldResponse.headers.get('location') ?? '', site.url).pathname]).toEqual([301, to])
})

async function chooseItem(page: Page, item: string) {
  await bar(page).getByRole('button', { name: 'Diese Seite' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function violations(page: Page) {
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  )
  return result.violations.map(({ id }) => id)
}

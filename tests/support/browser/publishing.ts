import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { allSaved, bar, textOf } from './editor-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The publish dialog, once it shows the state of the page. */
export async function openPublishing(page: Page) {
  await bar(page)
    .getByRole('button', { name: /^Veröffentlichen/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await dialog.getByRole('checkbox', { name: /^Deutsch/ }).waitFor()
  return dialog
}

/** Writes into the first headline and waits until it is saved. */
export async function writeHeadline(page: Page, text: string) {
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill(text)
  await page.keyboard.press('Escape')
  await allSaved(page)
  return headline
}

/** The rules of axe that the page breaks. */
export async function findViolations(page: Page) {
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  )
  return result.violations.map(({ id }) => id)
}

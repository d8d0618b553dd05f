import { expect, test } from 'vitest'
import { useSite } from '../support/use-site.ts'
import { allSaved, asVisitor, bar, openEditor, textOf } from './editor-page.ts'

const { site, browser } = await useSite()

test('a headline is written where it will stand, Enter goes on to a text, and an empty one leaves no trace', async () => {
  const page = await openEditor({ site, browser })
  const modules = page.locator('[data-module]')
  const before = await modules.count()
  const add = page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen', exact: true })
  await add.press('Enter')
  await page.getByRole('menuitem', { name: 'Überschrift', exact: true }).press('Enter')
  await page.locator('[data-inline]:focus').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => modules.count()).toBe(before)
  expect(
    await bar(page)
      .getByRole('button', { name: /^Rückgängig/ })
      .isDisabled(),
  ).toBe(true)
  await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)

  await bar(page).getByRole('button', { name: 'Überschrift hinzufügen' }).click()
  await page.locator('[data-inline]:focus').waitFor()
  await page.keyboard.type('Frisch geschrieben')
  await page.keyboard.press('Enter')
  await textOf(page, 'Text, Text').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Gleich darunter.')
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toMatch(/Frisch geschrieben<\/h2>[\s\S]*<p>Gleich darunter\.<\/p>/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => modules.count()).toBe(before)
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).not.toContain('Frisch geschrieben')
})

test('on a phone a text begins where it was asked for', async () => {
  const page = await openEditor({ site, browser }, { width: 390, height: 780, touch: true, path: '/de/kontakt' })
  await bar(page).getByRole('button', { name: 'Hinzufügen' }).tap()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).tap()
  await textOf(page, 'Text, Text').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Vom Telefon.')
  await page.keyboard.press('Escape')
  await allSaved(page)
  expect(await asVisitor(site, '/de/kontakt')).toContain('<p>Vom Telefon.</p>')
})

test('a picture is selected by a click and opens its form by two, and ? lists the keys', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', hasPictures: true })
  const module = page.locator('[data-module][data-kind="image"]').first()
  const picture = module.locator('img')
  await picture.click()
  await module.locator('[aria-haspopup="menu"]:focus').first().waitFor()
  await picture.dblclick()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Tasten' }).getByText('Strg+S').waitFor()
})

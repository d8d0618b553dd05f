import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allSaved, asVisitor, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const panelOf = (page: Page) => page.getByRole('region', { name: /^Englisch: Überschrift/ }).first()

test('side-by-side editing saves both languages and steps through missing texts', async () => {
  const page = await openEditor({ site, browser })
  await page.keyboard.press('Control+Shift+L')
  const panel = panelOf(page)
  const english = panel.getByRole('textbox', { name: 'Überschrift', exact: true })
  await english.waitFor()
  await page.getByText('Seite: alle Texte in beiden Sprachen').waitFor()
  const [text, translation] = await Promise.all([
    textOf(page, 'Überschrift, Überschrift').first().boundingBox(),
    panel.boundingBox(),
  ])
  expect(translation?.x).toBeGreaterThan(text?.x ?? Number.POSITIVE_INFINITY)

  await textOf(page, 'Überschrift, Überschrift').first().fill('Sieben Abonnements')
  await page.keyboard.press('Escape')
  await panel.getByText('Englisch ist älter').waitFor()
  await page.getByText('Seite: 1 englischer Text veraltet').waitFor()
  await page.getByRole('button', { name: 'Zum nächsten' }).press('Enter')
  await english.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Seven subscriptions')
  await page.keyboard.press('Tab')
  await page.getByText('Seite: alle Texte in beiden Sprachen').waitFor()
  await expect.poll(() => asVisitor(site, '/en/subscriptions')).toContain('Seven subscriptions')
  // Further German text is based on the saved English one, and both remain.
  await textOf(page, 'Überschrift, Überschrift').first().fill('Acht Abonnements')
  await page.keyboard.press('Escape')
  await allSaved(page)
  await panel.getByRole('button', { name: 'Englisch passt noch' }).press('Enter')
  await panel.getByText('Englisch ist älter').waitFor({ state: 'detached' })
  expect(await asVisitor(site, '/en/subscriptions')).toContain('Seven subscriptions')
  expect(await asVisitor(site, '/de/abonnements')).toContain('Acht Abonnements')

  await english.fill('')
  await english.press('Tab')
  await panel.getByText('fehlt auf Englisch').waitFor()
  await panel.getByRole('button', { name: 'Deutsch übernehmen' }).press('Enter')
  await panel.getByText('gleich wie Deutsch').waitFor()
  expect(await english.inputValue()).toBe('Acht Abonnements')

  // One undo for both: the last change first, and the earlier German text stays.
  await page.keyboard.press('Control+z')
  await panel.getByText('fehlt auf Englisch').waitFor()
  expect(await textOf(page, 'Überschrift, Überschrift').first().innerText()).toBe('Acht Abonnements')
  await page.keyboard.press('Control+Shift+z')
  await panel.getByText('gleich wie Deutsch').waitFor()
  await page.getByRole('button', { name: /^Rückgängig: Englisch: / }).waitFor()
  await allSaved(page)
  await expect.poll(() => asVisitor(site, '/en/subscriptions')).toContain('Acht Abonnements')
})

test("undo in the other language's text leaves the page unchanged", async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  await textOf(page, 'Überschrift, Überschrift').first().fill('So erreichen Sie uns')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+L')
  const english = page
    .getByRole('region', { name: /^Englisch: Text/ })
    .first()
    .getByRole('textbox')
    .first()
  const before = await english.innerText()
  await english.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Anything else')
  await expect.poll(() => english.innerText()).toContain('Anything else')
  await page.keyboard.press('Control+z')
  await expect.poll(() => english.innerText()).toBe(before)
  expect(await textOf(page, 'Überschrift, Überschrift').first().innerText()).toBe('So erreichen Sie uns')
})

test('leaving the page saves an unfinished text of the other language', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  await page.keyboard.press('Control+Shift+L')
  const english = panelOf(page).getByRole('textbox', { name: 'Überschrift', exact: true })
  await english.fill('Half a sentence')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.waitForURL(/\/impressum\?edit$/)
  expect(await asVisitor(site, '/en/contact')).toContain('Half a sentence')
})

test('on a phone the other language is below and survives failed saves', async () => {
  const page = await openEditor({ site, browser }, { width: 390, height: 780, path: '/de/kontakt' })
  await page.getByRole('button', { name: /^Andere Sprache neben jedem Text/ }).click()
  const panel = panelOf(page)
  const english = panel.getByRole('textbox', { name: 'Überschrift', exact: true })
  await english.waitFor()
  const [text, translation] = await Promise.all([
    textOf(page, 'Überschrift, Überschrift').first().boundingBox(),
    panel.boundingBox(),
  ])
  expect(translation?.y).toBeGreaterThan(text?.y ?? Number.POSITIVE_INFINITY)
  await intercept(page, '**/en/pageeditor-api/**', (route) => route.abort())
  await english.fill('Only on this device')
  await english.press('Tab')
  await panel.getByText('Nur auf diesem Gerät').waitFor()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute('**/en/pageeditor-api/**')
  await page
    .getByRole('dialog', { name: 'Nicht gespeicherte Änderungen gefunden' })
    .getByRole('button', { name: 'Wiederherstellen' })
    .click()
  await expect.poll(() => asVisitor(site, '/en/contact')).toContain('Only on this device')
})

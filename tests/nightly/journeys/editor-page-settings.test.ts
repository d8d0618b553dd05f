import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asVisitor, bar, openEditor } from '#tests/support/browser/editor-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.each([390, 1440])("a page's slug is changed in place after a preview, at %i px", async (width) => {
  const [before, after] = [
    width === 390 ? '/de/orchester/geschichte' : '/de/musikschule/unterricht/gebuehren',
    `${width === 390 ? '/de/orchester' : '/de/musikschule/unterricht'}/neu-${width}`,
  ]
  const page = await openWindow({ site, browser }, { viewport: { width, height: 900 }, locale: 'de-DE' })
  await site.login(page)
  await page.goto(site.url + before)
  await page
    .getByRole('complementary', { name: 'Redaktion' })
    .getByRole('link', { name: 'Seiteneinstellungen' })
    .click()
  const dialog = settings(page)
  const english = dialog.getByLabel('Adresse (Englisch)')
  const englishSlug = await english.inputValue()
  await english.fill('With blanks')
  await dialog.getByLabel('Adresse (Deutsch)').fill('Mit Leerzeichen')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByText('Bitte sehen Sie die markierten Felder an.').waitFor()
  await dialog.getByLabel('Adresse (Deutsch)').and(page.locator(':focus')).waitFor()
  // Typing into one refused field leaves the caret there.
  await english.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(englishSlug)
  expect(await english.inputValue()).toBe(englishSlug)
  await dialog.getByLabel('Adresse (Deutsch)').fill(`neu-${width}`)
  await dialog.getByText(`Die Seite ist dann unter ${after}. ${before} führt dann hierher.`).waitFor()
  await dialog.getByLabel('Beschreibung für Suchmaschinen (Deutsch)').fill('So kommen Sie zu uns.')
  await expect
    .poll(() => dialog.getByRole('figure', { name: 'In Suchmaschinen' }).innerText())
    .toContain('So kommen Sie zu uns.')
  await page.evaluate(axe)
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  )
  expect(result.violations.map(({ id }) => id)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(`${site.url}${after}?edit`)
  await bar(page).waitFor()
  expect(await asVisitor(site, after)).toContain('So kommen Sie zu uns.')
  const oldResponse = await fetch(site.url + before, { redirect: 'manual' })
  expect([oldResponse.status, new URL(oldResponse.headers.get('location') ?? '', site.url).pathname]).toEqual([
    301,
    after,
  ])
})

test('leaving the settings by any way asks about unsaved text', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/aktuelles' })
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Orchester' }).first().click()
  await page.waitForURL(/\/de\/orchester\?edit$/)
  const dialog = await openSettings(page)
  await dialog.getByLabel('Titel beim Teilen (Deutsch)').fill('Das ganze Jahr Musik')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).last().click()
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bleiben' }).last().click()
  expect(await dialog.getByLabel('Titel beim Teilen (Deutsch)').inputValue()).toBe('Das ganze Jahr Musik')

  const otherPage = await openEditor({ site, browser }, { path: '/de/orchester', context: page.context() })
  const theirs = await openSettings(otherPage)
  await theirs.getByLabel('Titel beim Teilen (Deutsch)').fill('Ein Jahr voller Klang')
  await theirs.getByLabel('Titel beim Teilen (Englisch)').fill('A year of sound')
  await theirs.getByRole('button', { name: 'Speichern' }).click()
  await theirs.waitFor({ state: 'detached' })

  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByRole('radio', { name: /^Meine Fassung/ }).check()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  expect(await dialog.getByLabel('Titel beim Teilen (Englisch)').inputValue()).toBe('A year of sound')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await asVisitor(site, '/de/orchester')).toContain('property="og:title" content="Das ganze Jahr Musik"')
  expect(await asVisitor(site, '/en/orchestra')).toContain('property="og:title" content="A year of sound"')
})

test('unsaved settings survive a reload and show a conflict with later changes', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/kontakt' })
  const dialog = await openSettings(page)
  await dialog.getByLabel('Titel beim Teilen (Deutsch)').fill('Schreiben Sie uns')
  await dialog.getByLabel('Beschreibung beim Teilen (Deutsch)').fill('Wir antworten bald.')
  const editor = await site.session()
  const { body } = await editor.call('GET', '/api/admin/pages/?search=kontakt')
  const record = body.results.find(({ path_de }: { path_de: string }) => path_de === 'kontakt')
  const changed = await editor.call('PATCH', `/api/admin/pages/${record.id}/`, {
    og_title: { ...record.og_title, de: 'So erreichen Sie uns' },
  })
  expect(changed.status).toBe(200)
  page.on('dialog', (prompt) => void prompt.accept())
  await page.reload()
  await bar(page).waitFor()
  const reopened = await openSettings(page)
  await reopened.getByRole('radio', { name: /^Meine Fassung/ }).check()
  await reopened.getByRole('button', { name: 'So speichern' }).click()
  await reopened.getByText('Ihre Eingaben von vorhin waren noch nicht gespeichert.').waitFor()
  expect(await reopened.getByLabel('Titel beim Teilen (Deutsch)').inputValue()).toBe('Schreiben Sie uns')
  expect(await reopened.getByLabel('Beschreibung beim Teilen (Deutsch)').inputValue()).toBe('Wir antworten bald.')
  await reopened.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).last().click()
  await reopened.waitFor({ state: 'detached' })
  expect(await (await openSettings(page)).getByLabel('Titel beim Teilen (Deutsch)').inputValue()).toBe(
    'So erreichen Sie uns',
  )
})

async function openSettings(page: Page) {
  await bar(page).getByRole('button', { name: 'Diese Seite' }).click()
  await page.getByRole('menuitem', { name: 'Seiteneinstellungen …' }).click()
  await settings(page).waitFor()
  return settings(page)
}

function settings(page: Page) {
  return page.getByRole('dialog', { name: 'Seiteneinstellungen' })
}

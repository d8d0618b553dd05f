import { expect, test } from 'vitest'
import { asVisitor, bar, openEditor } from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { findViolations, openPublishing, writeHeadline } from '#tests/support/browser/publishing.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite({ env: { VERSIONING: '1' } })
const windows = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
]

test.each(windows)(
  'drafts survive a failed publication, and restoring publishes nothing, at $width px',
  async (window) => {
    const page = await openEditor({ site, browser }, { path: '/de/abonnements', ...window })
    const text = `Entwurf ${window.width}`
    const headline = await writeHeadline(page, text)
    expect(await asVisitor(site, '/de/abonnements')).not.toContain(text)

    await intercept(page, '**/pageeditor-api/publications/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const dialog = await openPublishing(page)
    expect(await dialog.getByRole('checkbox', { name: /^Deutsch/ }).isChecked()).toBe(true)
    expect(await dialog.getByRole('checkbox', { name: /^Englisch/ }).isChecked()).toBe(false)
    expect(await findViolations(page)).toEqual([])
    const publish = dialog.getByRole('button', { name: 'Veröffentlichen', exact: true })
    await publish.press('Enter')
    await dialog.getByRole('alert').filter({ hasText: /./ }).waitFor()
    expect(await asVisitor(site, '/de/abonnements')).not.toContain(text)
    await page.unroute('**/pageeditor-api/publications/')
    await publish.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await asVisitor(site, '/de/abonnements')).toContain(text)
    expect(await asVisitor(site, '/en/subscriptions')).not.toContain(text)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)

    await bar(page)
      .getByRole('button', { name: /^Letzte Schritte/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: /^Versionen/ }).press('Enter')
    const versions = page.getByRole('dialog', { name: 'Versionen dieser Seite' })
    await versions
      .getByRole('button', { name: /^Stand vom/ })
      .last()
      .press('Enter')
    // Unlike a click, a key press does not wait until the button is enabled.
    await versions.locator('button:enabled', { hasText: 'Diesen Stand wiederherstellen' }).press('Enter')
    await versions.waitFor({ state: 'detached' })
    await expect.poll(async () => (await headline.innerText()).trim()).not.toBe(text)
    expect(await asVisitor(site, '/de/abonnements')).toContain(text)
  },
)

test.each(windows)('a planned publication is shown and can be cancelled, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester', ...window })
  await writeHeadline(page, `Geplant ${window.width}`)
  const dialog = await openPublishing(page)
  await dialog.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).press('Space')
  await dialog.getByRole('button', { name: 'Einplanen' }).press('Enter')
  await dialog.getByText('Bitte einen Zeitpunkt angeben.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Öffentlich ab').fill('2099-06-01T10:00')
  await dialog.getByRole('button', { name: 'Einplanen' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const reopened = await openPublishing(page)
  expect(await findViolations(page)).toEqual([])
  await reopened.getByRole('button', { name: /^Deutsch, geplant für 01.06.2099, 10:00: zurücknehmen$/ }).press('Enter')
  await reopened.getByText('Geplant', { exact: true }).waitFor({ state: 'detached' })
  await page.goto(`${site.url}/de/orchester`)
  await page.getByText(/Entwurf · zuletzt veröffentlicht am/).waitFor({ state: 'attached' })
  expect(await page.getByText(`Geplant ${window.width}`).count()).toBe(0)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bar, pollOthers, textOf } from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const PAGE = '/de/abonnements'
const ANNA = { email: 'anna@house.example', password: 'ein-anderes-passwort' }
const admin = await site.session()
await site.createAccount({ name: 'Anna Muster', ...ANNA })
const [{ id: pageId }] = (await admin.call('GET', '/api/admin/pages/?search=abonnements')).body.results

test.each([1440, 390])('two editors see each other on page and in forms, at %i px', async (width) => {
  const anna = await open(width, ANNA)
  await anna.goto(`${site.url}${PAGE}?edit`)
  await bar(anna).waitFor()
  await textOf(anna, 'Überschrift, Überschrift').first().click()
  await pollOthers(anna)

  const otherPage = await open(width)
  await otherPage.goto(site.url + PAGE)
  const presence = presenceOf(otherPage)
  await expect.poll(() => presence.innerText()).toBe('Anna Muster bearbeitet den Abschnitt „Sechs Abonnements“')
  await otherPage.keyboard.press('e')
  await bar(otherPage).waitFor()
  await expect.poll(() => presence.innerText()).toContain('Anna Muster')
  await otherPage.keyboard.press('Control+Shift+L')
  const toggle = otherPage.getByText('Seite: alle Texte in beiden Sprachen')
  await toggle.waitFor()
  const [above, below] = [await toggle.boundingBox(), await presence.boundingBox()]
  expect(above && below && (above.y + above.height <= below.y || above.x + above.width <= below.x)).toBe(true)
  await otherPage.keyboard.press('Control+Shift+L')
  await pollOthers(anna)
  await expect.poll(() => presenceOf(anna).innerText()).toMatch(/bearbeitet diese Seite$/)

  await otherPage.goto(`${site.url}/admin/pages/${pageId}`)
  await expect.poll(() => presence.innerText()).toContain('Anna Muster bearbeitet den Abschnitt „Sechs Abonnements“')
  await pollOthers(anna)
  await expect.poll(() => presenceOf(anna).innerText()).toMatch(/hat das Formular in der Verwaltung offen$/)

  await otherPage.goto(`${site.url}/de`)
  await pollOthers(anna)
  await expect.poll(() => presenceOf(anna).innerText()).toBe('')
  await anna.goto(`${site.url}/healthz`)
})

test.each([1440, 390])('a hidden window with unsaved text stays visible to others, at %i px', async (width) => {
  const anna = await open(width, ANNA)
  await anna.goto(`${site.url}${PAGE}?edit`)
  await bar(anna).waitFor()
  await intercept(anna, '**/pageeditor-api/headline/**', (route) => route.abort())
  await textOf(anna, 'Überschrift, Überschrift').first().fill('Noch nicht gespeichert')
  const presenceSent = anna.waitForRequest(
    (request) =>
      request.url().endsWith('/presence/') && /"unsaved":true,.*"hidden":true/.test(request.postData() ?? ''),
  )
  await anna.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await (await presenceSent).response()
  const otherPage = await open(width)
  await otherPage.goto(site.url + PAGE)
  await expect.poll(() => presenceOf(otherPage).innerText()).toContain('Anna Muster')
  await anna.goto(`${site.url}/healthz`).catch(() => undefined)
})

async function open(width: number, account?: typeof ANNA): Promise<Page> {
  const page = await openWindow(
    { site, browser },
    { viewport: { width, height: 844 }, locale: 'de-DE', hasPictures: false },
  )
  await site.login(page, account)
  return page
}

function presenceOf(page: Page) {
  return page.locator('[data-others]')
}

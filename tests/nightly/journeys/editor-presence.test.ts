import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bar, textOf } from '#tests/support/editor-page.ts'
import { intercept } from '#tests/support/intercept.ts'
import { openWindow } from '#tests/support/open-window.ts'
import { useSite } from '#tests/support/use-site.ts'

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
  await passes(anna)

  const other = await open(width)
  await other.goto(site.url + PAGE)
  const seen = others(other)
  await expect.poll(() => seen.innerText()).toBe('Anna Muster bearbeitet den Abschnitt „Sechs Abonnements“')
  await other.keyboard.press('e')
  await bar(other).waitFor()
  await expect.poll(() => seen.innerText()).toContain('Anna Muster')
  await other.keyboard.press('Control+Shift+L')
  const beside = other.getByText('Seite: alle Texte in beiden Sprachen')
  await beside.waitFor()
  const [above, below] = [await beside.boundingBox(), await seen.boundingBox()]
  expect(above && below && (above.y + above.height <= below.y || above.x + above.width <= below.x)).toBe(true)
  await other.keyboard.press('Control+Shift+L')
  await passes(anna)
  await expect.poll(() => others(anna).innerText()).toMatch(/bearbeitet diese Seite$/)

  await other.goto(`${site.url}/admin/pages/${pageId}`)
  await expect.poll(() => seen.innerText()).toContain('Anna Muster bearbeitet den Abschnitt „Sechs Abonnements“')
  await passes(anna)
  await expect.poll(() => others(anna).innerText()).toMatch(/hat das Formular in der Verwaltung offen$/)

  await other.goto(`${site.url}/de`)
  await passes(anna)
  await expect.poll(() => others(anna).innerText()).toBe('')
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
  const other = await open(width)
  await other.goto(site.url + PAGE)
  await expect.poll(() => others(other).innerText()).toContain('Anna Muster')
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

function others(page: Page) {
  return page.locator('[data-others]')
}

/** The next time it asks is there: the page asks again when it comes back to sight. */
async function passes(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith('/presence/'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
}

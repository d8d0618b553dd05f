import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  allSaved,
  asVisitor,
  bar,
  command,
  hearsNothing,
  openEditor,
  textOf,
} from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a server crash between typing and saving loses nothing', async () => {
  const page = await openEditor({ site, browser })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('Vor dem Absturz')
  await site.kill()
  await headline.press('Escape')
  await bar(page).getByText('Keine Verbindung').waitFor()
  await page.getByText('Nur auf diesem Gerät').first().waitFor()
  // While the server is down, it retries and keeps the text; once it is back, the editor may retry before the click.
  const saveRequest = page.waitForRequest('**/pageeditor-api/headline/**')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await saveRequest
  await site.restart()
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Vor dem Absturz')
})

test('a dialog that cannot be loaded leaves the editor and opens later', async () => {
  const page = await openEditor({ site, browser })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('Ohne Verbindung')
  await site.kill()
  await headline.press('Escape')
  await bar(page).getByText('Keine Verbindung').waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('?')
  await page.getByRole('alert').getByText('Ohne Verbindung lässt sich das gerade nicht öffnen.').waitFor()
  expect(await headline.textContent()).toBe('Ohne Verbindung')
  await site.restart()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await allSaved(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Tasten' }).waitFor()
})

test('confirmed saves survive kill -9, unsaved edits are offered later', async () => {
  const page = await openEditor({ site, browser })
  const headline = textOf(page, 'Überschrift, Überschrift').first()
  await headline.fill('Bestätigt')
  await headline.press('Escape')
  await allSaved(page)
  await headline.fill('Nur hier')
  await page.waitForFunction(() => Object.values(localStorage).some((value) => String(value).includes('Nur hier')))
  await site.kill()
  // The browser is gone too: one that lives saves by itself when the server is back.
  await page.close()
  await site.restart()
  expect(await asVisitor(site, '/de/abonnements')).toContain('Bestätigt')
  const reopened = await openEditor({ site, browser }, { context: page.context() })
  const offer = reopened.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen gefunden' })
  await offer.getByText('Überschrift „Nur hier“ geändert').waitFor()
  await offer.getByRole('button', { name: 'Wiederherstellen' }).click()
  await allSaved(reopened)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Nur hier')
})

test('leaving the page with unsaved edits asks first', async () => {
  const page = await openEditor({ site, browser })
  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await textOf(page, 'Überschrift, Überschrift').first().pressSequentially('x')
  await page.goto(`${site.url}/de/kontakt`)
  expect(dialogTypes).toEqual(['beforeunload'])
})

test('links wait for a running save without asking', async () => {
  const page = await openEditor({ site, browser })
  page.on('dialog', (dialog) => void dialog.accept().then(() => Promise.reject(new Error(`asked: ${dialog.type()}`))))
  const exits = [
    {
      link: page.getByRole('link', { name: 'English' }),
      to: /\/en\/subscriptions\?edit$/,
      text: 'Zur anderen Sprache',
      read: '/de/abonnements',
    },
    {
      link: page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }),
      to: /\/en\/impressum\?edit$/,
      text: 'To another page',
      read: '/en/subscriptions',
    },
  ]
  for (const { link, to, text, read } of exits) {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await intercept(page, '**/pageeditor-api/headline/**', async (route) => {
      await released
      await route.continue()
    })
    await textOf(page, /^(Überschrift, Überschrift|Headline, Headline)/)
      .first()
      .fill(text)
    await link.click()
    await bar(page)
      .getByText(/^(Wird gespeichert|Saving)/)
      .waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    release()
    await page.waitForURL(to)
    await page.unrouteAll()
    expect(await asVisitor(site, read)).toContain(text)
  }
})

test('a link asks when the save fails and continues once it succeeds', async () => {
  const page = await openEditor({ site, browser })
  await intercept(page, '**/pageeditor-api/headline/**', (route) => route.abort())
  await textOf(page, 'Überschrift, Überschrift').first().fill('Ohne Antwort')
  await page.getByRole('link', { name: 'English' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Noch nicht alles gespeichert' })
  await dialog.getByRole('button', { name: 'Bleiben', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await dialog.waitFor()
  await page.unrouteAll()
  await page.waitForURL(/\/de\/impressum\?edit$/)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Ohne Antwort')
})

test('edit mode persists through filters, paging and the menu', async () => {
  const page = await openEditor({ site, browser }, { path: '/de' })
  const isEditing = (address: RegExp) => page.waitForURL(address).then(() => bar(page).waitFor())
  await page.getByLabel('Spielort').selectOption({ index: 2 })
  await isEditing(/\/de\?venue=\d+&edit$/)
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click()
  await isEditing(/\/de\?edit#konzerte$/)
  await page.getByRole('link', { name: 'Weitere Termine laden' }).click()
  await isEditing(/\/de\?page=2&edit/)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Konzerte' }).click()
  await isEditing(/\/de\?edit#konzerte$/)
  await page.goto(`${site.url}/de/aktuelles?edit`)
  await bar(page).waitFor()
  await page.getByRole('link', { name: 'Weitere Nachrichten laden' }).click()
  await isEditing(/\/de\/aktuelles\?page=2&edit$/)
  await page.getByRole('link', { name: 'English' }).click()
  await isEditing(/\/en\/news\?page=2&edit$/)
  await page.goto(`${site.url}/de/kurse?edit`)
  await bar(page).waitFor()
  await page.getByText('Kurse filtern').click()
  await page.getByText('Instrumente', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Oboe', exact: true }).check()
  await isEditing(/\/de\/kurse\?instruments=\d+&edit$/)
})

test('the unsaved notice leads to the module and its error', async () => {
  const page = await openEditor({ site, browser })
  await textOf(page, 'Überschrift, Überschrift').first().fill('')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const reason = page.getByText('Nicht gespeichert: Überschrift: Bitte ausfüllen.').first()
  expect(await isInView(reason)).toBe(false)
  await bar(page).getByRole('button', { name: '1 nicht gespeichert' }).press('Enter')
  await expect.poll(() => isInView(reason)).toBe(true)
  const focused = page.locator('[data-module]:focus-within [aria-haspopup="menu"]:focus')
  expect(await focused.evaluate((button) => button.closest('[data-frame]')?.textContent)).toContain('Bitte ausfüllen.')
})

test('a module deleted in another tab can be created again completely', async () => {
  const first = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  const second = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  await hearsNothing(second)
  const headline = textOf(second, 'Überschrift, Überschrift').first()
  const english = async () =>
    (await (await site.session()).call('GET', '/en/pageeditor-api/page/tickets-and-visit')).body.modules
  const before = await english()
  await command(first, `Überschrift „${await headline.textContent()}“`, 'Löschen')
  await allSaved(first)
  await headline.fill('Wieder da')
  await headline.press('Escape')
  await second
    .getByRole('alertdialog', { name: 'Inzwischen gelöscht' })
    .getByRole('button', { name: 'Neu anlegen' })
    .click()
  await allSaved(second)
  expect(await asVisitor(site, '/de/karten-und-besuch')).toContain('Wieder da')
  expect(wordsAndPlaces(await english())).toEqual(wordsAndPlaces(before))
})

test('edits made offline are sent in order after reconnecting', async () => {
  const page = await openEditor({ site, browser })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^½ \+ ½/ }).click()
  await page.getByRole('button', { name: /^Modul in Spalte 2 von Abschnitt 4/ }).click()
  await page.getByRole('menuitem', { name: 'Überschrift' }).click()
  await page.locator('[data-inline]:focus').waitFor()
  await page.keyboard.type('Ohne Netz')
  await page.getByRole('heading', { name: 'Ohne Netz' }).waitFor()
  await bar(page).getByText('Keine Verbindung').waitFor()
  await page.context().setOffline(false)
  await allSaved(page)
  expect(await asVisitor(site, '/de/abonnements')).toContain('Ohne Netz')
})

/** Seen, and under nothing else. */
function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
}

type Column = { children: Record<string, unknown>[] }

function wordsAndPlaces(sections: { columns: Column[] }[]): unknown[] {
  return sections.map(({ columns }) =>
    columns.map(({ children }) =>
      children.map(({ kind, content, preline, subline, anchor }) => [kind, content, preline, subline, anchor]),
    ),
  )
}

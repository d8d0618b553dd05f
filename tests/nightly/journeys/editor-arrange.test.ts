import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addModule,
  allSaved,
  asVisitor,
  command,
  hearsNothing,
  onClipboard,
  openEditor,
  textOf,
} from '#tests/support/browser/editor-page.ts'
import { atRest, fingerOn } from '#tests/support/browser/finger.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a module dragged by mouse moves to another section in one call', async () => {
  const page = await openEditor({ site, browser })
  const writes = writesOf(page)
  const target = page.getByRole('heading', { name: 'Kammermusik-Abo' })
  await drag(page, page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ verschieben' }), {
    to: target,
    announcement: 'Abschnitt 2, Spalte 2: am Anfang',
  })
  await allSaved(page)
  expect(writes).toEqual(['POST /de/pageeditor-api/container/arrange/'])
  expect(await headings(page)).toEqual([
    'Großes Abo',
    'Sechs Abonnements',
    'Kammermusik-Abo',
    'Familien- und Junges Abo',
  ])
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect((await headings(page))[0]).toBe('Sechs Abonnements')
})

test("a command applies to the current page, not to the opened menu's", async () => {
  const page = await openEditor({ site, browser }, { path: '/de/karten-und-besuch' })
  const before = await headings(page)
  const [first = ''] = before
  const more = page.getByRole('button', { name: `Weitere Befehle für Überschrift „${first}“` }).first()
  // A copy includes the other language, and appears once that is loaded.
  let respond = async () => {}
  let resolveAsked = () => {}
  const intercepted = new Promise<void>((resolve) => {
    resolveAsked = resolve
  })
  await intercept(page, '**/en/pageeditor-api/container/*/', (route) => {
    respond = () => route.continue()
    resolveAsked()
  })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Duplizieren', exact: true }).press('Enter')
  await intercepted
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Nach unten', exact: true }).waitFor()
  await respond()
  await expect.poll(() => headings(page)).toEqual([first, ...before])
  const handle = page.getByRole('button', { name: `Überschrift „${first}“ verschieben` }).first()
  const moduleOf = () => handle.evaluate((each) => each.closest('[data-module]')?.getAttribute('data-module'))
  const original = await moduleOf()
  await page.getByRole('menuitem', { name: 'Nach unten', exact: true }).press('Enter')
  await expect.poll(moduleOf).not.toBe(original)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await allSaved(page)
  expect(await headings(page)).toEqual(before)
})

test("a module dragged by touch moves to another section's column in one call", async () => {
  const page = await openEditor({ site, browser }, { width: 820, height: 1180, touch: true })
  const writes = writesOf(page)
  const finger = await fingerOn(page)
  await finger.hold(page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ verschieben' }))
  await waitForAnnouncement(page, 'Überschrift „Sechs Abonnements“ aufgenommen')
  await finger.moveTo(page.getByRole('heading', { name: 'Kammermusik-Abo' }), { above: 12 })
  await waitForAnnouncement(page, 'Abschnitt 2, Spalte 2: am Anfang')
  await finger.lift()
  await allSaved(page)
  expect(writes).toEqual(['POST /de/pageeditor-api/container/arrange/'])
  expect(await headings(page)).toEqual([
    'Großes Abo',
    'Sechs Abonnements',
    'Kammermusik-Abo',
    'Familien- und Junges Abo',
  ])
  await page.getByRole('button', { name: /^Rückgängig/ }).tap()
  await allSaved(page)
})

test('a section dragged by touch moves in one call', async () => {
  const page = await openEditor({ site, browser }, { width: 390, height: 844, touch: true })
  const writes = writesOf(page)
  const finger = await fingerOn(page)
  await finger.hold(page.getByRole('button', { name: 'Abschnitt 2 verschieben' }))
  await waitForAnnouncement(page, 'Abschnitt 2 aufgenommen')
  await finger.moveTo(page.getByRole('heading', { name: 'Sechs Abonnements' }), { above: 60 })
  await waitForAnnouncement(page, 'an Stelle 1')
  await finger.lift()
  await allSaved(page)
  expect(writes).toEqual(['POST /de/pageeditor-api/container/arrange/'])
  expect(await headings(page)).toEqual([
    'Großes Abo',
    'Kammermusik-Abo',
    'Familien- und Junges Abo',
    'Sechs Abonnements',
  ])
  await page.getByRole('button', { name: /^Rückgängig/ }).tap()
  await allSaved(page)
})

test('swiping over modules and handles scrolls the page', async () => {
  const page = await openEditor({ site, browser }, { width: 390, height: 844, touch: true })
  const finger = await fingerOn(page)
  const handle = page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ verschieben' })
  for (const start of [page.getByRole('heading', { name: 'Sechs Abonnements' }), handle]) {
    await finger.swipeUp(start, 150)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
    await atRest(page)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test("dragging near the window's edge scrolls the page", async () => {
  const page = await openEditor({ site, browser }, { width: 390, height: 844, touch: true })
  const finger = await fingerOn(page)
  await finger.hold(page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ verschieben' }))
  await waitForAnnouncement(page, 'Überschrift „Sechs Abonnements“ aufgenommen')
  await finger.moveTo(page.getByRole('button', { name: 'Hinzufügen', exact: true }), { above: 60 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await waitForAnnouncement(page, 'Überschrift „Sechs Abonnements“ bleibt, wo es war')
})

test("a tapped handle offers the module's commands and inserting before it", async () => {
  const page = await openEditor({ site, browser }, { width: 390, height: 844, touch: true })
  await page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ verschieben' }).tap()
  const edit = page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ bearbeiten' })
  expect(
    await edit.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => Math.min(offsetWidth, offsetHeight)),
  ).toBeGreaterThanOrEqual(44)
  await edit.tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).tap()
  await page.getByRole('button', { name: 'Weitere Befehle für Überschrift „Sechs Abonnements“' }).tap()
  await page.getByRole('menuitem', { name: 'Modul davor einfügen …' }).tap()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).tap()
  await textOf(page, 'Text, Text').and(page.locator(':focus')).waitFor()
})

test('a module moves by keyboard, with announcements', async () => {
  const page = await openEditor({ site, browser })
  await page.getByRole('button', { name: 'Überschrift „Sechs Abonnements“ verschieben' }).press('Space')
  await waitForAnnouncement(page, 'Überschrift „Sechs Abonnements“ aufgenommen')
  await page.keyboard.press('ArrowDown')
  await waitForAnnouncement(page, 'Abschnitt 1, Spalte 1: nach Text')
  await page.keyboard.press('ArrowDown')
  await waitForAnnouncement(page, 'Abschnitt 2, Spalte 1: am Anfang')
  await page.keyboard.press('ArrowDown')
  await waitForAnnouncement(page, 'Abschnitt 2, Spalte 1: nach Überschrift „Großes Abo“')
  await page.keyboard.press('Space')
  await waitForAnnouncement(
    page,
    'Überschrift „Sechs Abonnements“ abgelegt: Abschnitt 2, Spalte 1: nach Überschrift „Großes Abo“',
  )
  await allSaved(page)
  expect((await headings(page))[0]).not.toBe('Sechs Abonnements')
  await page.keyboard.press('Control+z')
  await allSaved(page)
})

test('the menu moves modules and sections to any position', async () => {
  const page = await openEditor({ site, browser })
  await command(page, 'Überschrift „Sechs Abonnements“', 'Verschieben nach …')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Neuer Platz').selectOption({ label: 'Abschnitt 2, Spalte 3: am Anfang' })
  await dialog.getByRole('button', { name: 'Hierher verschieben' }).click()
  await allSaved(page)
  expect(await headings(page)).toEqual([
    'Großes Abo',
    'Kammermusik-Abo',
    'Sechs Abonnements',
    'Familien- und Junges Abo',
  ])
  await command(page, 'Abschnitt 2', 'Nach oben')
  await allSaved(page)
  await page.reload()
  await page.getByRole('region', { name: 'Abschnitt 1' }).getByRole('heading', { name: 'Großes Abo' }).waitFor()
})

test('concurrent moves in two browsers both apply', async () => {
  const { call } = await site.session()
  const { body } = await call('GET', '/de/pageeditor-api/page/orchester/geschichte')
  const section = (await call('POST', '/de/pageeditor-api/container/', body.container)).body
  for (const content of ['C', 'B', 'A'])
    await call('POST', '/de/pageeditor-api/headline/', { parent: section.id, headline_level: 2, content })
  const order = async () =>
    (await call('GET', section.url)).body.columns[0].children.map((each: { content: string }) => each.content)
  expect(await order()).toEqual(['A', 'B', 'C'])
  const first = await openEditor({ site, browser }, { path: '/de/orchester/geschichte' })
  const second = await openEditor({ site, browser }, { path: '/de/orchester/geschichte' })
  await hearsNothing(second)
  await command(first, 'Überschrift „C“', 'Nach oben')
  await allSaved(first)
  const writes = writesOf(second)
  await command(second, 'Überschrift „A“', 'Nach unten')
  await allSaved(second)
  expect(writes).toEqual(Array(2).fill('POST /de/pageeditor-api/container/arrange/'))
  expect(await order()).toEqual(['C', 'B', 'A'])
  expect((await headings(second)).slice(-3)).toEqual(['C', 'B', 'A'])
})

test('a list with its items can be pasted into another page or tab', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester/freunde' })
  const last = page.getByRole('button', { name: /^Modul in Spalte 1 von Abschnitt 1 hinzufügen/ })
  await addModule(page, { to: (await last.getAttribute('aria-label')) ?? '', kind: 'Fragen und Antworten' })
  await page.getByRole('button', { name: 'Frage hinzufügen' }).first().press('Enter')
  await page.locator('[data-inline]:focus').waitFor()
  await page.keyboard.type('Wird auch die Frage kopiert?')
  await page.keyboard.press('Escape')
  await allSaved(page)
  const otherPage = await openEditor({ site, browser }, { path: '/de/kontakt', context: page.context() })
  await command(page, 'Fragen und Antworten', 'Kopieren')
  await onClipboard(otherPage, 'Fragen und Antworten')
  await otherPage.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await otherPage.getByRole('menuitem', { name: 'Einfügen: Fragen und Antworten' }).press('Enter')
  await allSaved(otherPage)
  expect(await asVisitor(site, '/de/kontakt')).toContain('Wird auch die Frage kopiert?')
  await command(page, 'Fragen und Antworten', 'Duplizieren')
  await allSaved(page)
  const copies = async () =>
    (await asVisitor(site, '/de/orchester/freunde')).match(/<summary[^>]*><h3[^>]*>Wird auch die Frage kopiert\?/g) ??
    []
  await expect.poll(copies).toHaveLength(2)
  // A question goes into lists of questions only: at their end, and before another one.
  await command(page, 'Frage „Wird auch die Frage kopiert?“', 'Kopieren')
  await onClipboard(page, 'Frage „Wird auch die Frage kopiert?“')
  await page.getByRole('button', { name: 'Frage hinzufügen' }).first().press('Enter')
  await page.getByRole('menuitem', { name: 'Einfügen: Frage „Wird auch die Frage kopiert?“' }).press('Enter')
  await allSaved(page)
  await command(page, 'Frage „Wird auch die Frage kopiert?“', 'Frage „Wird auch die Frage kopiert?“ davor einfügen')
  await allSaved(page)
  await expect.poll(copies).toHaveLength(4)
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Überschrift', exact: true }).waitFor()
  expect(await page.getByRole('menuitem', { name: /^Einfügen/ }).count()).toBe(0)
})

test('a pasted module retains its text in the other language', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements' })
  await command(page, 'Überschrift „Großes Abo“', 'Ausschneiden')
  await page.getByRole('heading', { name: 'Großes Abo' }).waitFor({ state: 'detached' })
  const english = await asVisitor(site, '/en/subscriptions')
  expect(english).not.toContain('Grand subscription')
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Einfügen: Überschrift „Großes Abo“' }).click()
  await allSaved(page)
  const { body } = await (await site.session()).call('GET', '/en/pageeditor-api/page/subscriptions')
  expect(JSON.stringify(body)).toMatch(/"content":"[^"]*(Full|Grand|Large|Great|Big)[^"]*"/)
})

function waitForAnnouncement(page: Page, text: string) {
  return expect
    .poll(async () => (await page.locator('[aria-live="assertive"]').allTextContents()).join('|'))
    .toContain(text)
}

function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

function headings(page: Page): Promise<string[]> {
  return page.locator('[data-kind="headline"]').getByRole('heading').allTextContents()
}

/** As a hand does it: take up, move in steps, let go once the place is shown. */
async function drag(page: Page, handle: Locator, { to: target, announcement }: { to: Locator; announcement: string }) {
  await page.getByRole('heading', { name: 'Sechs Abonnements' }).hover()
  await handle.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (!box) throw new Error('the target is not on the page')
  await page.mouse.move(box.x + 30, box.y - 60, { steps: 8 })
  await page.mouse.move(box.x + 30, box.y - 14, { steps: 8 })
  await waitForAnnouncement(page, announcement)
  await page.mouse.up()
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asVisitor, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { findViolations, openPublishing, writeHeadline } from '#tests/support/browser/publishing.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const windows = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
]

async function choose(page: Page, label: RegExp) {
  await bar(page)
    .getByRole('button', { name: /^(Konto|Account)/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: label }).press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

test.each(windows)('a person collects, others see it, then publishes or discards, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/abonnements', ...window })
  const publishButton = bar(page).getByRole('button', { name: /^Veröffentlichen/ })
  expect(await publishButton.count()).toBe(0)
  await choose(page, /^Erst sammeln/)
  await publishButton.waitFor()
  const text = `Gesammelt ${window.width}`
  const headline = await writeHeadline(page, text)
  await bar(page).getByRole('button', { name: 'Veröffentlichen (1 Änderung)' }).waitFor()
  expect(await asVisitor(site, '/de/abonnements')).not.toContain(text)

  // A second window of a person who publishes at once.
  const other = await openEditor({ site, browser }, { path: '/de/abonnements', ...window })
  await bar(other).getByRole('button', { name: 'Veröffentlichen (1 Änderung)' }).waitFor()
  await other.close()

  const dialog = await openPublishing(page)
  await dialog.getByText(/^Überschrift „Gesammelt .* geändert/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Verwerfen …' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Verwerfen' })
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Behalten' }).press('Enter')
  await dialog.getByRole('button', { name: 'Verwerfen …' }).press('Enter')
  await question.getByRole('button', { name: 'Verwerfen', exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(async () => (await headline.innerText()).trim()).not.toBe(text)

  await writeHeadline(page, text)
  const again = await openPublishing(page)
  await again.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  await again.waitFor({ state: 'detached' })
  expect(await asVisitor(site, '/de/abonnements')).toContain(text)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)

  await choose(page, /^Direkt veröffentlichen/)
  await publishButton.waitFor({ state: 'detached' })
  await writeHeadline(page, `Direkt ${window.width}`)
  expect(await asVisitor(site, '/de/abonnements')).toContain(`Direkt ${window.width}`)
})

test.each(windows)('the title and settings texts of a page are collected, at $width px', async (window) => {
  const path = window.touch ? '/de/kontakt' : '/de/agb'
  const page = await openEditor({ site, browser }, { path, ...window })
  const titles = textOf(page, /^(Überschrift|Titel), Seite$/)
  const headline = titles.and(page.locator('h1 *'))
  const before = (await headline.innerText()).trim()
  await choose(page, /^Erst sammeln/)
  await headline.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Gesammelter Titel')
  await page.keyboard.press('Enter')
  await bar(page).getByRole('button', { name: 'Veröffentlichen (1 Änderung)' }).waitFor()
  expect(await asVisitor(site, path)).not.toContain('Gesammelter Titel')

  await bar(page).getByRole('button', { name: 'Diese Seite' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Seiteneinstellungen' }).press('Enter')
  const settings = page.getByRole('dialog', { name: 'Seiteneinstellungen' })
  const field = settings.getByRole('textbox', { name: /^(Titel|Überschrift)/ })
  await expect
    .poll(() => field.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
    .toContain('Gesammelter Titel')
  await settings
    .getByRole('textbox', { name: /^Beschreibung für Suchmaschinen.*Deutsch/ })
    .fill('Gesammelte Beschreibung')
  await settings.getByRole('button', { name: 'Speichern' }).press('Enter')
  await settings.waitFor({ state: 'detached' })
  await bar(page).getByRole('button', { name: 'Veröffentlichen (2 Änderungen)' }).waitFor()
  expect(await asVisitor(site, path)).not.toContain('Gesammelte Beschreibung')

  const dialog = await openPublishing(page)
  await dialog
    .getByText(/ der Seite geändert \(deutsch\)/)
    .first()
    .waitFor()
  await dialog.getByRole('button', { name: 'Verwerfen …' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Verwerfen' })
  await question.getByRole('button', { name: 'Verwerfen', exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(async () => (await headline.innerText()).trim()).toBe(before)

  await headline.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' am Abend')
  await page.keyboard.press('Enter')
  await bar(page).getByRole('button', { name: 'Veröffentlichen (1 Änderung)' }).waitFor()
  const again = await openPublishing(page)
  await again.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  await again.waitFor({ state: 'detached' })
  expect(await asVisitor(site, path)).toContain(`${before} am Abend</span>`)
})

const records = [
  {
    kind: 'a banner',
    path: '/de/musikschule',
    collect: /^Erst sammeln/,
    publishing: /^Veröffentlichen/,
    change: /\(Auftakt\) der Seite/,
  },
  {
    kind: 'a concert',
    resource: 'productions',
    collect: /^Collect first/,
    publishing: /^Publish/,
    change: /^Name of the page changed/,
  },
]

test.each(records.flatMap((record) => windows.map((window) => ({ ...record, ...window }))))(
  'a text of $kind waits with the page it stands on, at $width px',
  async ({ resource, change, ...window }) => {
    const path = window.path ?? (await pathOf(resource, 'en'))
    const page = await openEditor({ site, browser }, { ...window, path })
    const own = page.locator('h1[data-own]')
    const before = await own.innerText()
    const text = `Collected ${window.width}`
    await choose(page, window.collect)
    await own.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    const publishButton = bar(page).getByRole('button', { name: window.publishing })
    await publishButton.and(page.getByRole('button', { name: /\(1 / })).waitFor()
    expect(await asVisitor(site, path)).not.toContain(text)
    await page.reload()
    await expect.poll(() => own.innerText()).toBe(text)
    await own.and(page.locator('[data-unpublished]')).waitFor()

    await publishButton.press('Enter')
    const dialog = page.getByRole('dialog', { name: window.publishing })
    await dialog.getByText(change).waitFor()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: /^(Verwerfen|Discard) …$/ }).press('Enter')
    const question = page.getByRole('dialog', { name: /^(Verwerfen|Discard)$/ })
    await question.getByRole('button', { name: /^(Verwerfen|Discard)$/ }).press('Enter')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => own.innerText()).toBe(before)

    await own.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await publishButton.and(page.getByRole('button', { name: /\(1 / })).waitFor()
    await publishButton.press('Enter')
    await dialog.getByRole('button', { name: window.publishing }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await own.and(page.locator(':not([data-unpublished])')).waitFor()
    expect(await asVisitor(site, path)).toContain(`>${text}</h1>`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width)
  },
)

test.each(windows)('alternative text and credit of a picture wait with its page, at $width px', async (window) => {
  const path = '/de/orchester'
  const page = await openEditor({ site, browser }, { path, hasPictures: true, ...window })
  const [alt, credit] = [`Saal, ${window.width}`, `Foto: ${window.width}`]
  await choose(page, /^Erst sammeln/)
  const picture = page.locator('[data-kind="image"] picture, [data-kind="fullteaser"] picture').first()
  const strip = page.getByRole('group', { name: 'Bild', exact: true })
  const write = async () => {
    await picture.click()
    await strip.getByRole('textbox', { name: 'Alternativtext (Deutsch)' }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(alt)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(credit)
    await page.keyboard.press('Escape')
    await strip.waitFor({ state: 'detached' })
    await bar(page).getByRole('button', { name: 'Veröffentlichen (2 Änderungen)' }).waitFor()
  }
  const before = await picture.locator('img').getAttribute('alt')
  await write()
  await expect.poll(() => picture.locator('img').getAttribute('alt')).toBe(alt)
  const html = await asVisitor(site, path)
  expect(html).not.toContain(alt)
  expect(html).not.toContain(credit)
  await page.reload()
  await expect.poll(() => picture.locator('img').getAttribute('alt')).toBe(alt)
  await page.locator('[data-module]:has(> [data-unpublished]) picture').first().waitFor()

  const dialog = await openPublishing(page)
  await dialog.getByText(/^Alternativtext \(Bild\) der Seite geändert/).waitFor()
  await dialog.getByText(/^Bildnachweis \(Bild\) der Seite geändert/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Verwerfen …' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Verwerfen' })
  await question.getByRole('button', { name: 'Verwerfen', exact: true }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => picture.locator('img').getAttribute('alt')).toBe(before)

  await write()
  await openPublishing(page)
  await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const published = await asVisitor(site, path)
  expect(published).toContain(`alt="${alt}"`)
  expect(published).toContain(credit)
})

test('the bar of a draft that is offline fits at every width', async () => {
  const page = await openEditor({ site, browser }, { path: '/de/impressum' })
  await choose(page, /^Erst sammeln/)
  await writeText(page)
  await bar(page).getByRole('button', { name: 'Seite online' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Seite offline nehmen' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Online stellen' }).waitFor()
  await bar(page)
    .getByRole('button', { name: /^Veröffentlichen \(/ })
    .waitFor()
  for (const width of [390, 768, 1024, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findOverlaps(bar(page)), `at ${width} px`).toEqual([])
  }
})

async function writeText(page: Page) {
  const text = page.locator('[data-inline]').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Neu.')
  await page.keyboard.press('Escape')
}

/** Names of visible parts of the bar that another one covers. */
function findOverlaps(part: Locator) {
  return part.evaluate((root) => {
    const parts = [...root.querySelectorAll('button, a, [data-state], [data-online]')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 1 && element.checkVisibility({ visibilityProperty: true }))
    return parts.flatMap(({ element, box }, index) =>
      parts
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
        )
        .map((other) => `${element.textContent} × ${other.element.textContent}`),
    )
  })
}

async function pathOf(resource: string | undefined, locale: 'de' | 'en'): Promise<string> {
  const session = await site.session()
  const { body } = await session.call('GET', `/api/admin/${resource}/?page_size=20`)
  return body.results.map(({ urls }: { urls: Record<string, string> | null }) => urls?.[locale]).find(Boolean)
}

test('a collected change in the other language is counted, and published alone', async () => {
  const page = await openEditor({ site, browser })
  await choose(page, /^Erst sammeln/)
  await page.keyboard.press('Control+Shift+L')
  const panel = page.getByRole('region', { name: /^Englisch: Überschrift/ }).first()
  await panel.getByRole('textbox', { name: 'Überschrift', exact: true }).fill('Collected subscriptions')
  await page.keyboard.press('Tab')
  await bar(page).getByRole('button', { name: 'Veröffentlichen (1 Änderung)' }).waitFor()
  expect(await asVisitor(site, '/en/subscriptions')).not.toContain('Collected subscriptions')
  const dialog = await openPublishing(page)
  expect(await dialog.getByRole('checkbox', { name: /^Deutsch/ }).isChecked()).toBe(false)
  await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await asVisitor(site, '/en/subscriptions')).toContain('Collected subscriptions')
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bar, openEditor } from '#tests/support/browser/editor-page.ts'
import type { Site } from '#tests/support/browser/site.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pages = ['/de/abonnements', '/de/ensembles', '/de/karten-und-besuch', '/de/orchester/geschichte']

test.each([
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900, touch: false },
])('edit mode leaves position and size of modules unchanged, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, window)
  for (const path of pages) {
    await editPage(page, path)
    const editedBoxes = await boxes(page)
    await page.goto(site.url + path)
    // A visitor's text has soft hyphens and bound particles; an editor's has none, because they would be saved.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const text = (node.nodeValue ?? '').replaceAll('\u00ad', '')
        node.nodeValue = node.parentElement?.closest('h1, h2, h3, h4') ? text.replaceAll('\u00a0', ' ') : text
      }
    })
    // An embed that hydrates after its text was changed is drawn anew.
    await expect.poll(() => boxes(page), { message: path }).toEqual(editedBoxes)
    expect(editedBoxes.length, path).toBeGreaterThan(0)
  }
})

test('every text can be clicked at its position', async () => {
  const page = await openEditor({ site, browser })
  for (const path of [...pages, '/de/orchester', '/de']) {
    await editPage(page, path)
    const unreachable = await page.locator('[data-inline]').evaluateAll((texts) =>
      texts.flatMap((text) => {
        text.scrollIntoView({ block: 'center', behavior: 'instant' })
        const [line] = text.getClientRects()
        const topElement =
          line &&
          document.elementFromPoint(line.left + Math.min(12, line.width / 2), line.top + Math.min(12, line.height / 2))
        return line && topElement?.closest('[data-inline]') !== text ? [text.textContent] : []
      }),
    )
    expect(unreachable, path).toEqual([])
  }
})

test.each(pages)('edit mode on %s passes axe', async (path) => {
  const page = await openEditor({ site, browser }, { path })
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('textbox').first().focus()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^Modul in Spalte 1 von Abschnitt 1/ }).click()
  await page.getByRole('menuitem', { name: 'Bild', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
})

test("the bar shows the page's state and links to back office and exit", async () => {
  const page = await openEditor({ site, browser })
  await bar(page).getByText('Online').waitFor()
  await bar(page).getByRole('button', { name: 'Diese Seite' }).click()
  await page.getByRole('menuitem', { name: 'Alles in der Verwaltung' }).waitFor()
  await page.keyboard.press('Escape')
  await bar(page)
    .getByRole('button', { name: /^Konto und Verwaltung/ })
    .click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).waitFor()
  const signs = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.flatMap((item) => item.querySelector('path')?.getAttribute('d') ?? []))
  expect(signs.length).toBeGreaterThan(5)
  expect(new Set(signs).size, 'each entry has a sign of its own').toBe(signs.length)
  await page.keyboard.press('Escape')
  await bar(page).getByRole('link', { name: 'Bearbeiten beenden' }).click()
  await page.waitForURL(`${site.url}/de/abonnements`)
  await bar(page).waitFor({ state: 'detached' })
})

test.each([1440, 390])('the consent dialog and the bar do not overlap, at %i px', async (width) => {
  const page = await openEditor({ site, browser }, { width, hasDecided: false })
  const dialog = page.getByRole('dialog', { name: 'Filme und Beiträge anderer Anbieter laden?' })
  const button = dialog.getByRole('button', { name: 'Nur Notwendiges' })
  await button.waitFor()
  // It slides in from below; the reserved space is the bar's height in whole pixels.
  await expect.poll(() => gapBetween(dialog, bar(page))).toBeGreaterThan(-1)
  await button.click()
  await dialog.waitFor({ state: 'hidden' })
  // The cookie is written after the bar has gone: closing the page earlier would leak it into the next test.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('partitur_consent=')
})

async function editPage(page: Page, path: string): Promise<void> {
  if (page.url() !== `${site.url}${path}?edit`) await page.goto(`${site.url}${path}?edit`)
  await bar(page).waitFor()
}

/** From the lower edge of one to the upper edge of the other. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
  return upper && lower ? lower.y - upper.y - upper.height : Number.NaN
}

/** The position of each module, in whole pixels. */
function boxes(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('[data-module]')].map((module) => {
      const { left, top, width, height } = module.getBoundingClientRect()
      return [module.getAttribute('data-kind'), ...[left, top + window.scrollY, width, height].map(Math.round)]
    })
  })
}

async function violations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: unknown,
          options: unknown,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const { violations } = await axe.run(
      { exclude: [['header'], ['footer']] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
}

test('a long URL and multi-line quotes fit a phone', async () => {
  const { call } = await site.session()
  const section = (
    await call('POST', '/de/pageeditor-api/container/', {
      content_type: 'page',
      object_id: await pageId(call),
      layout: 0,
    })
  ).body.id
  const address = `https://www.example.org/${'spielzeit'.repeat(8)}`
  await call('POST', '/de/pageeditor-api/headline/', { parent: section, headline_level: 2, content: address, order: 0 })
  await call('POST', '/de/pageeditor-api/quote/', { parent: section, content: 'Erste Zeile\nzweite Zeile', order: 1 })
  const page = await openEditor({ site, browser }, { path: '/de/kontakt', width: 390, height: 844 })
  for (const query of ['?edit', '']) {
    if (query === '') await page.goto(`${site.url}/de/kontakt`)
    await page.getByRole('heading', { name: /example\.org/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await page.locator('blockquote').innerText()).toContain('Erste Zeile\nzweite Zeile')
  }
})

async function pageId(call: Awaited<ReturnType<Site['session']>>['call']): Promise<number> {
  return (await call('GET', '/de/pageeditor-api/page/kontakt')).body.container.object_id
}

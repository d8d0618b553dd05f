import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Section } from '#contract/page/sections.ts'
import { bar, command, onClipboard, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { intercept } from '#tests/support/browser/intercept.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const windows = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
]

test('every visible tool can be clicked on all demo pages', {
  timeout: 240_000,
}, async () => {
  const paths = await demoPaths()
  expect(paths.length).toBeGreaterThan(10)
  const page = await openEditor({ site, browser }, { path: paths[0] ?? '/de' })
  const developer = await page.context().newCDPSession(page)
  for (const path of paths) {
    if (!page.url().includes(`${path}?`)) await page.goto(`${site.url}${path}?edit`)
    await bar(page).waitFor()
    // Loading a page is the slow part, so each window size is checked on the loaded page.
    for (const { touch, ...size } of windows) {
      await developer.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
      await page.setViewportSize(size)
      // A touch leaves no pointer behind.
      await page.mouse.move(0, 0)
      expect(await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches)).toBe(touch)
      await expectAllToBeHit(page, { url: `${path} at ${size.width} px`, touch })
    }
  }
})

test.each(windows)('tools stay clickable with a copied module or item, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/karten-und-besuch', ...window })
  for (const copied of [/^(?!Fragen)Frage /, /^Überschrift/]) {
    await page
      .locator('[data-frame]')
      .getByRole('group', { name: copied })
      .first()
      .getByRole('button', { name: /^Weitere Befehle/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Kopieren' }).press('Enter')
    await onClipboard(page, copied)
    // Two rows at most: a phone's page is small enough.
    expect((await bar(page).boundingBox())?.height).toBeLessThan(120)
    await expectAllToBeHit(page, { url: `${copied}`, touch: window.touch })
  }
})

test.each(windows)('buttons for empty texts cover no other button, at $width px', async (window) => {
  const api = await site.session()
  const { body: owner } = await api.call('POST', '/api/admin/pages/', {
    title: { de: 'Schmal', en: 'Narrow' },
    slug_de: `schmal-${window.width}`,
    slug_en: `narrow-${window.width}`,
  })
  for (const columns of [[0], [0, 2]]) {
    const { body: section } = await api.call('POST', '/de/pageeditor-api/container/', {
      content_type: 'page',
      object_id: owner.id,
      layout: columns.length === 1 ? 0 : 5,
    })
    for (const column of columns)
      await api.call('POST', '/de/pageeditor-api/headline/', {
        parent: section.id,
        column,
        headline_level: 2,
        content: 'Kurz',
      })
  }
  const page = await openEditor({ site, browser }, { path: `/de/schmal-${window.width}`, ...window })
  await expectAllToBeHit(page, { url: 'short headlines', touch: window.touch })
})

test.each(windows)('the text toolbar covers no heading and no tool, at $width px', async (window) => {
  const page = await openEditor({ site, browser }, { path: '/de/orchester/geschichte', ...window })
  // On the second page a text has so little room that its toolbar goes to an edge of the window.
  for (const path of ['/de/orchester/geschichte', '/de/abonnements']) {
    await page.goto(`${site.url}${path}?edit`)
    const text = textOf(page, 'Text, Text').first()
    await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await text.click()
    const tools = page.getByRole('toolbar', { name: 'Text gestalten' })
    await tools.waitFor()
    await expect.poll(() => tools.evaluate(liesOver), { message: path }).toEqual([])
  }
})

test('a full bar still shows the saving state, and the clipboard can be emptied', async () => {
  const editor = await site.session()
  const { body } = await editor.call('GET', '/api/admin/pages/?search=abonnements')
  const { id } = body.results[0]
  expect((await editor.call('PATCH', `/api/admin/pages/${id}/`, { is_online: false })).status).toBe(200)
  const page = await openEditor({ site, browser })
  await command(page, 'Überschrift „Sechs Abonnements“', 'Kopieren')
  await intercept(page, '**/pageeditor-api/headline/**', (route) => route.abort())
  await textOf(page, 'Überschrift, Überschrift').first().fill('Noch nicht gespeichert')
  await page.keyboard.press('Escape')
  const state = bar(page).getByText('Keine Verbindung')
  await state.waitFor()
  for (const width of [1440, 1366, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await covered(page, '[data-editor-bar] :is(button, a)'), `${width}`).toEqual([])
    const { left, right, isWhole } = await state.evaluate((label) => {
      const box = label.getBoundingClientRect()
      return { left: box.left, right: box.right, isWhole: label.scrollWidth <= label.clientWidth + 1 }
    })
    expect(isWhole && left >= 0 && right <= width, `${width}: ${left} to ${right}`).toBe(true)
  }
  await bar(page)
    .getByRole('button', { name: /Zwischenablage.*leeren|leeren/ })
    .click()
  await page.getByRole('button', { name: 'Modul in Spalte 1 von Abschnitt 1 hinzufügen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Überschrift', exact: true }).waitFor()
  expect(await page.getByRole('menuitem', { name: /^Einfügen/ }).count()).toBe(0)
  expect((await editor.call('PATCH', `/api/admin/pages/${id}/`, { is_online: true })).status).toBe(200)
})

/** The headings and the tools of modules and sections that something lies over. Runs in the page. */
function liesOver(bar: Element): string[] {
  const barBox = bar.getBoundingClientRect()
  const tools = document.querySelectorAll(
    ':is(h1, h2, h3, h4) [data-inline], section > [role="group"], [data-frame] [role="group"]',
  )
  return [...tools].flatMap((tool) => {
    const { left, right, top, bottom } = tool.getBoundingClientRect()
    const isUnder = left < barBox.right && barBox.left < right && top < barBox.bottom && barBox.top < bottom
    return isUnder && tool.checkVisibility({ opacityProperty: true })
      ? [tool.getAttribute('aria-label') ?? tool.textContent ?? '']
      : []
  })
}

/** Demo pages that together cover all combinations of neighbours, and a record of each type. */
async function demoPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/de[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const records = new Map(paths.filter((path) => /\/\d+$/.test(path)).map((path) => [path.split('/')[2], path]))
  const pages = await Promise.all(
    paths.filter((path) => !/\/\d+$/.test(path)).map(async (path) => ({ path, neighbours: await neighboursOn(path) })),
  )
  return [...coveringAll(pages), ...records.values()]
}

/** For each module: its kind, layout, column, and the module above it. */
async function neighboursOn(path: string): Promise<Set<string>> {
  const response = await fetch(`${site.url}/de/pageeditor-api/page/${path.slice('/de/'.length)}`)
  const { modules } = (await response.json()) as { modules: Section[] }
  const inColumn = (layout: string, children: { kind: string }[]) =>
    children.map(({ kind }, index) => `${layout}: ${children[index - 1]?.kind} ${kind}`)
  return new Set(
    modules.flatMap((section) =>
      section.columns.flatMap(({ children }, column) => inColumn(`${section.layout} ${column}`, children)),
    ),
  )
}

/** Greedy: always the page that covers most of the rest. */
function coveringAll(pages: readonly { path: string; neighbours: Set<string> }[]): string[] {
  const covered = new Set<string>()
  const paths: string[] = []
  const fresh = ({ neighbours }: (typeof pages)[number]) => [...neighbours].filter((each) => !covered.has(each))
  for (;;) {
    const next = pages.toSorted((one, other) => fresh(other).length - fresh(one).length)[0]
    if (!next || fresh(next).length === 0) return paths
    for (const each of next.neighbours) covered.add(each)
    paths.push(next.path)
  }
}

/** At rest, and with each module active. */
async function expectAllToBeHit(page: Page, { url, touch: isTouch }: { url: string; touch: boolean }): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect(await covered(page), `${url} at rest`).toEqual([])
  const modules = await page
    .locator('main [data-module]')
    .evaluateAll((moduleElements) => moduleElements.map((module) => module.checkVisibility()))
  for (const [index, isVisible] of modules.entries()) {
    if (!isVisible) continue
    await (isTouch ? touch(page, index) : pointAt(page, index))
    expect(await covered(page), `${url} at module ${index + 1}`).toEqual([])
  }
}

/** Hover: the pointer is on the module, outside its items. */
async function pointAt(page: Page, index: number): Promise<void> {
  const position = await page.evaluate((moduleIndex) => {
    const module = document.querySelectorAll('main [data-module]')[moduleIndex]
    module?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left = 0, top = 0, height = 0 } = module?.getBoundingClientRect() ?? {}
    return { x: left + 4, y: Math.min(Math.max(top + height / 2, 100), window.innerHeight - 100) }
  }, index)
  await page.mouse.move(position.x, position.y)
}

/** Touch: the module's handle has the focus. */
function touch(page: Page, index: number): Promise<void> {
  return page.evaluate((moduleIndex) => {
    const module = document.querySelectorAll('main [data-module]')[moduleIndex]
    module?.querySelector<HTMLElement>(':scope > [data-frame] button')?.focus()
  }, index)
}

/** Visible tools that something else covers; those near the pointer first, so that scrolling does not move it off. */
function covered(page: Page, selector = 'main button, [data-editor-bar] :is(button, a)'): Promise<string[]> {
  return page.evaluate((toolSelector) => {
    const tools = [...document.querySelectorAll<HTMLElement>(toolSelector)]
    return tools.flatMap((tool) => {
      if (
        tool.closest('[data-module] :is(form, [data-shape])') ||
        !tool.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return []
      if (
        [tool, tool.parentElement, tool.parentElement?.parentElement].some(
          (each) => each && getComputedStyle(each).opacity === '0',
        )
      )
        return []
      const { left, top, width, height } = tool.getBoundingClientRect()
      if (width < 4 || height < 4 || getComputedStyle(tool).clipPath !== 'none') return []
      const [x, y] = [left + width / 2, top + height / 2]
      if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return []
      const hitElement = document.elementFromPoint(x, y)
      if (!hitElement || tool.contains(hitElement)) return []
      // The page's header and the editor's bar cover everything that scrolls under them.
      if (hitElement.closest('header, [data-editor-bar]') && !tool.closest('[data-editor-bar]')) return []
      const cover = hitElement.closest('button, a, [role="group"]') ?? hitElement
      return [
        `${tool.getAttribute('aria-label') ?? tool.textContent} lies under ${cover.getAttribute('aria-label') ?? cover.textContent?.slice(0, 40)}`,
      ]
    })
  }, selector)
}

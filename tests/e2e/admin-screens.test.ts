import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { german } from '#admin/i18n/de/messages.ts'
import { english } from '#admin/i18n/en/messages.ts'
import { openWindow } from '../support/open-window.ts'
import { useSite } from '../support/use-site.ts'

const { site, browser } = await useSite()

const screens = [
  '',
  'productions',
  'productions/1',
  'productions/create',
  'courses/1',
  'pages',
  'pages/3',
  'news/1',
  'people',
  'venues/1',
  'images',
  'images/5',
  'files',
  'heroes/1',
  'redirects/create',
  'users',
  'settings',
  'password',
]

/** As many as two cores can draw beside each other. */
const PAGES_AT_ONCE = 3

test.each([1440, 390])('every screen is clean to axe, fits and speaks German only, at %i px', { timeout: 240_000 }, async (width) => {
  const context = await openContext(width)
  const errors: string[] = []
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  context.on('weberror', (error) => errors.push(error.error().message))
  const found = await walk(context, async (page) => {
    await isStill(page)
    return [...(await violations(page)), ...(await foreignWords(page, notGerman)), ...(await overflow(page))]
  })
  expect({ found, errors }).toEqual({ found: {}, errors: [] })
})

test('every screen speaks English only when it is asked to', { timeout: 120_000 }, async () => {
  const context = await openContext(1440)
  const page = await context.newPage()
  await page.goto(`${site.url}/admin/productions`)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Concerts' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await walk(context, (each) => foreignWords(each, notEnglish))).toEqual({})
})

async function openContext(width: number): Promise<BrowserContext> {
  const page = await openWindow({ site, browser }, { viewport: { width, height: 900 }, locale: 'en-US' })
  await site.login(page)
  return page.context()
}

/** What `look` complains of, on every tab of every screen; several screens are looked at side by side. */
async function walk(context: BrowserContext, look: (page: Page) => Promise<string[]>): Promise<Record<string, string[]>> {
  const left = [...screens]
  const found: Record<string, string[]> = {}

  async function lookOn(page: Page): Promise<void> {
    const screen = left.shift()
    if (screen === undefined) return page.close()
    await page.goto(`${site.url}/admin/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const tab of await tabsOf(page)) {
      if (tab) await page.getByRole('tab', { name: tab }).click()
      const complaints = await look(page)
      if (complaints.length > 0) found[`${screen} ${tab}`] = complaints
    }
    return lookOn(page)
  }

  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, async () => lookOn(await context.newPage())))
  return found
}

/** What fades in has another contrast until it is there. */
async function isStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

async function tabsOf(page: Page): Promise<string[]> {
  const tabs = await page.getByRole('tab').allInnerTexts()
  return tabs.length > 0 ? tabs : ['']
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }
  const results: axe.AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** The words of one back office, and MUI's own, that the other does not have too. */
const notGerman = wordsOnlyIn([...leaves(english), 'Open', 'Close', 'Clear', 'No options', 'Loading…', 'Dismiss'], leaves(german))
const notEnglish = wordsOnlyIn(leaves(german), leaves(english))

/** Each language is called by its own name in both, and the first account by a German one. */
function wordsOnlyIn(words: string[], others: string[]): Set<string> {
  const known = new Set([...others, 'English', 'Deutsch', 'Redaktion'])
  return new Set(words.filter((word) => !known.has(word) && !word.includes('%{') && word.trim() !== ''))
}

/** Words of the back office that belong to the other language, and keys without words. */
async function foreignWords(page: Page, foreign: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim())
  })
  return [...new Set(shown)].filter((text) => foreign.has(text) || /^(ra|partitur|resources)\.\w+/.test(text)).map((text) => `foreign: ${text}`)
}

async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return pixels > 0 ? [`${pixels} px too wide`] : []
}

function leaves(messages: object): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? value.split(' |||| ') : leaves(value)))
}

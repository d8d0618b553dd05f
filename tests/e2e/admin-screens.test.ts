import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { german } from '#admin/i18n/de/messages.ts'
import { english } from '#admin/i18n/en/messages.ts'
import { openBrowser } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

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

test.each([1440, 390])('every screen is clean to axe, fits and speaks German only, at %i px', { timeout: 240_000 }, async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'en-US' })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await site.login(page)
  const found: Record<string, unknown> = {}
  for (const screen of screens) {
    await page.goto(`${site.url}/admin/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const tab of await tabsOf(page)) {
      if (tab) await page.getByRole('tab', { name: tab }).click()
      await page.waitForTimeout(400)
      const complaints = [...(await violations(page)), ...(await foreignWords(page, notGerman)), ...(await overflow(page))]
      if (complaints.length > 0) found[`${screen} ${tab}`] = complaints
    }
  }
  expect({ found, errors }).toEqual({ found: {}, errors: [] })
  await page.context().close()
})

test('every screen speaks English only when it is asked to', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await site.login(page)
  await page.goto(`${site.url}/admin/productions`)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Concerts' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  const found: Record<string, unknown> = {}
  for (const screen of screens) {
    await page.goto(`${site.url}/admin/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const tab of await tabsOf(page)) {
      if (tab) await page.getByRole('tab', { name: tab }).click()
      const complaints = await foreignWords(page, notEnglish)
      if (complaints.length > 0) found[`${screen} ${tab}`] = complaints
    }
  }
  expect(found).toEqual({})
  await page.context().close()
})

async function tabsOf(page: Page): Promise<string[]> {
  const tabs = await page.getByRole('tab').allInnerTexts()
  return tabs.length > 0 ? tabs : ['']
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const results: axe.AxeResults = await page.evaluate('axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })')
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

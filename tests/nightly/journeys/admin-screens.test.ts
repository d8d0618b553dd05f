import axe from 'axe-core'
import type { Page, Request } from 'playwright-core'
import reactAdminEnglish from 'ra-language-english'
import { expect, test } from 'vitest'
import { messagesIn } from '#admin/i18n/messages.ts'
import { navigateInApp } from '#tests/support/browser/admin-page.ts'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { speakGerman } from '#tests/support/browser/preferences.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()
await fetch(`${site.url}/barrier-reports/de`, {
  method: 'POST',
  body: new URLSearchParams({ text: 'Zu schnell', about: '/de/kurse', contact: 'mara@house.example' }),
})

// A word without a break must widen no screen.
const api = await site.session()
const { body: category } = await api.call('POST', '/api/admin/categories/', { name: { de: 'Kurz', en: '' } })
await api.call('PATCH', `/api/admin/categories/${category.id}/`, {
  version: category.version,
  name: { de: 'wort'.repeat(40), en: '' },
})

let seeding: Promise<void> | undefined

const screens = [
  '',
  'productions',
  'productions/1',
  'productions/create',
  'productions/next-season',
  'event-dates',
  'event-dates/1',
  'courses/1',
  'courses/change',
  'price-lists',
  'price-lists/1',
  'closed-days',
  'closed-days/create',
  'pages',
  'pages/3',
  'news/1',
  'people',
  'venues/1',
  'composers/1',
  'images',
  'images/5',
  'files',
  'heroes/1',
  'barrier-reports/1',
  'course-requests',
  'course-requests/1',
  'redirects/create',
  'import/people',
  'users',
  'audit-log',
  'settings',
  'system',
  'password',
  'sessions',
  'second-factor',
]

const widths = [390, 1440]

test('every screen passes axe, fits and is German, at 1440 and 390 px', {
  timeout: 240_000,
}, async () => {
  const page = await openBackOffice()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const complaintsByScreen = await walk(page, async () => {
    const complaints: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Full height: axe reports a field half behind the toolbar as too small a target.
      await page.setViewportSize({
        width,
        height: Math.max(900, await page.evaluate(() => document.documentElement.scrollHeight)),
      })
      await isStill(page)
      const pageComplaints = [
        ...(await violations(page)),
        ...(await foreignWords(page, notGerman)),
        ...(await overflow(page)),
      ]
      complaints.push(...pageComplaints.map((complaint) => `${width} px: ${complaint}`))
    }
    return complaints
  })
  expect({ found: complaintsByScreen, errors }).toEqual({ found: {}, errors: [] })
})

test('every screen is English after switching the language', { timeout: 120_000 }, async () => {
  const page = await openBackOffice()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await walk(page, () => foreignWords(page, notEnglish))).toEqual({})
})

test('a new request proposes the requested course', async () => {
  const page = await openBackOffice()
  await navigateInApp(page, '/admin/course-requests/1')
  const { body: course } = await api.call('GET', '/api/admin/courses/1/')
  const assigned = page.getByRole('combobox', { name: 'Zugeteilter Kurs' })
  await expect.poll(() => assigned.inputValue()).toBe(course.name.de)
  expect(await page.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true)
})

/** Like a visitor's form, whose first half must be some seconds old. */
async function askSchool(): Promise<void> {
  const courseRequest = { kind: 'trial', learner: 'adult', subject: 'course-1' }
  const post = (path: string, body: object) =>
    fetch(`${site.url}/api/course-requests/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { ticket } = (await (await post('check/', courseRequest)).json()) as { ticket: string }
  await expect
    .poll(
      async () =>
        (await post('', { ...courseRequest, name: 'Mara Vogt', phone: '07121 98', consent: true, ticket })).status,
      { timeout: 10_000 },
    )
    .toBe(201)
}

async function openBackOffice(): Promise<Page> {
  seeding ??= askSchool()
  await seeding
  const page = await openWindow({ site, browser }, { viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await site.login(page)
  await speakGerman(page, site)
  await page.goto(`${site.url}/admin`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Problems reported by `inspect`, on every tab of every screen. */
async function walk(page: Page, inspect: () => Promise<string[]>): Promise<Record<string, string[]>> {
  const complaintsByScreen: Record<string, string[]> = {}
  const quiet = quietOf(page)
  const title = () => page.getByRole('heading', { level: 1 }).innerText()
  for (const screen of screens) {
    const before = await title()
    await navigateInApp(page, `/admin/${screen}`)
    if (screen !== screens[0]) await expect.poll(title, { message: screen }).not.toBe(before)
    await quiet()
    for (const tab of await tabsOf(page)) {
      if (tab) await page.getByRole('tab', { name: tab }).click()
      const complaints = await inspect()
      if (complaints.length > 0) complaintsByScreen[`${screen} ${tab}`] = complaints
    }
  }
  return complaintsByScreen
}

/** Waits until everything requested has loaded and rendered. */
function quietOf(page: Page): () => Promise<void> {
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  const waitForFrame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return () => expect.poll(() => waitForFrame().then(() => pendingRequests.size)).toBe(0)
}

/** A fading element has a lower contrast. */
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

const [german, english] = [leaves(messagesIn('de')), leaves(messagesIn('en', reactAdminEnglish.ra))]

/** Texts of one language, including MUI's, that the other one does not use. */
const notGerman = wordsOnlyIn([...english, 'Open', 'Close', 'Clear', 'No options', 'Loading…', 'Dismiss'], german)
const notEnglish = wordsOnlyIn(german, english)

/** Language names are the same in both, and the first account has a German name. */
function wordsOnlyIn(germanTexts: string[], otherTexts: string[]): Set<string> {
  const sharedTexts = new Set([...otherTexts, 'English', 'Deutsch', 'Redaktion'])
  return new Set(germanTexts.filter((word) => !sharedTexts.has(word) && !word.includes('%{') && word.trim() !== ''))
}

/** Texts in the wrong language, and untranslated keys. */
async function foreignWords(page: Page, foreign: ReadonlySet<string>): Promise<string[]> {
  const visibleTexts = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim())
  })
  return [...new Set(visibleTexts)]
    .filter((text) => foreign.has(text) || /^(ra|partitur|resources)\.\w+/.test(text))
    .map((text) => `foreign: ${text}`)
}

async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A higher bar covers the screen below it.
  const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight)
  return [...(pixels > 0 ? [`${pixels} px too wide`] : []), ...(bar > 56 ? [`the bar is ${bar} px high`] : [])]
}

function leaves(messages: object): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? value.split(' |||| ') : leaves(value)))
}

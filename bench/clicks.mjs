// `npm run bench -- clicks`: real clicks and keys for usual tasks of an editor, against the figures before them.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'

const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path))
const BAR = { name: 'Seite bearbeiten' }

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: Page, click: (locator: import('playwright-core').Locator, options?: { clickCount?: number, position?: { x: number, y: number } }) => Promise<void> }} Hand */

/** @type {readonly { task: string, before: number, goal: number, path: string, run: (hand: Hand) => Promise<void>, shows: RegExp, shownAt?: string }[]} */
const tasks = [
  {
    task: 'alternative text of a placed picture',
    before: 7,
    goal: 2,
    path: '/de/orchester',
    async run({ page, click }) {
      await click(page.locator('[data-kind="image"] picture').first())
      await click(page.getByRole('textbox', { name: 'Alternativtext (Deutsch)' }))
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Gemessener Alternativtext')
      await page.keyboard.press('Enter')
    },
    shows: /alt="Gemessener Alternativtext"/,
  },
  {
    task: 'page title',
    before: 4,
    goal: 2,
    path: '/de/kontakt',
    async run({ page, click }) {
      await click(page.locator('h1 [data-own]'))
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Gemessener Titel')
      await page.keyboard.press('Enter')
    },
    shows: /<h1[^>]*><span[^>]*>Gemessener Titel</,
  },
  {
    task: 'link to an own page, with three letters',
    before: 5,
    goal: 2,
    path: '/de/orchester',
    async run({ page, click }) {
      await click(page.getByRole('textbox', { name: 'Text, Text' }).first(), {
        clickCount: 2,
        position: { x: 100, y: 12 },
      })
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Adresse/ }).waitFor()
      await page.keyboard.type('Abo')
      await click(page.getByRole('option', { name: /^Abonnements/ }))
      await page.keyboard.press('Control+s')
    },
    shows: /<p>[^<]*<a href="\/de\/abonnements"/,
  },
  {
    task: 'YouTube film',
    before: 6,
    goal: 2,
    path: '/de/orchester',
    async run({ page, click }) {
      await click(page.getByRole('button', { name: 'Video hinzufügen' }))
      await page.getByRole('dialog').getByRole('textbox', { name: 'Adresse des Videos' }).waitFor()
      await page.keyboard.insertText('https://youtu.be/aqz-KE-bpKQ')
      await click(page.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }))
    },
    shows: /aqz-KE-bpKQ/,
  },
  {
    task: 'new page online',
    before: 7,
    goal: 4,
    path: '/de/orchester',
    async run({ page, click }) {
      await click(page.getByRole('region', BAR).getByRole('button', { name: 'Diese Seite' }))
      await click(page.getByRole('menuitem', { name: 'Neue Seite …' }))
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /^Titel/ })
        .first()
        .waitFor()
      await page.keyboard.type('Gemessene Seite')
      await click(page.getByRole('dialog').getByRole('button', { name: /anlegen/i }))
      await page.waitForURL(/gemessene-seite/)
      await click(page.getByRole('button', { name: 'Online stellen' }))
    },
    shows: /Gemessene Seite/,
    shownAt: '/de/orchester/gemessene-seite',
  },
  {
    task: 'paragraph below a text',
    before: 2,
    goal: 1,
    path: '/de/orchester',
    async run({ page, click }) {
      const text = page.getByRole('textbox', { name: 'Text, Text' }).first()
      const { width, height } = (await text.boundingBox()) ?? { width: 0, height: 0 }
      await click(text, { position: { x: width - 4, y: height - 8 } })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.locator('[aria-label="Text, Text"]:focus').waitFor()
      await page.keyboard.type('Gemessener Absatz.')
      await page.keyboard.press('Control+s')
    },
    shows: /<p>Gemessener Absatz\.<\/p>/,
  },
]

await withServer(async ({ url, login }) => {
  const { cookies } = await login()
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
  const consent = encodeURIComponent(JSON.stringify({ categories: ['required'], services: { media: [] } }))
  await context.addCookies([{ name: 'partitur_consent', value: consent, url }])
  const rows = []
  for (const { task, before, goal, path, run, shows, shownAt = path } of tasks) {
    const page = await context.newPage()
    await page.goto(`${url}${path}?edit`)
    await page.getByRole('region', BAR).waitFor()
    let clicks = 0
    await run({
      page,
      click: async (locator, options) => {
        clicks++
        await locator.click(options)
      },
    })
    await isPublic(`${url}${shownAt}`, shows)
    rows.push({ task, before, goal, now: clicks })
    await page.close()
  }
  await browser.close()
  printLine('\n| task | before | goal | now |\n| --- | --- | --- | --- |')
  for (const { task, before, goal, now } of rows) printLine(`| ${task} | ${before} | ${goal} | ${now} |`)
  if (rows.some(({ goal, now }) => now > goal)) process.exitCode = 1
})

/** Waits until a visitor reads it. @param {string} address @param {RegExp} pattern */
async function isPublic(address, pattern) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const html = await (await fetch(address)).text()
    if (pattern.test(html.replaceAll('\u00ad', ''))) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${address} does not show ${pattern}`)
}

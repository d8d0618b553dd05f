// `node scripts/guide-screenshots.mjs`: renews the screenshots of docs/editing.md from a demo site.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { withServer } from '#bench/demo-server.mjs'
import { root } from './prepare.mjs'

const folder = join(root, 'docs/images')
const consent = encodeURIComponent(JSON.stringify({ categories: ['required'], services: { media: [] } }))
/** Heights in px, in a window 1280 px wide. */
const SHOWN = { whole: 800, most: 680, half: 420 }
const HEADLINE = 'Überschrift „Sechs Abonnements“'

await withServer(async ({ url, login }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const { cookies } = await login()

  async function openEditor(path = '/de/abonnements') {
    const context = await browser.newContext({
      viewport: { width: 1280, height: SHOWN.whole },
      locale: 'de-DE',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addCookies(
      [...cookies, { name: 'partitur_consent', value: consent }].map((cookie) => ({ ...cookie, url })),
    )
    const page = await context.newPage()
    await page.goto(`${url}${path}?edit`)
    await page.getByRole('region', { name: 'Seite bearbeiten' }).waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

  /** @param {import('playwright-core').Page} page @param {string} name @param {{ x?: number, y?: number, width?: number, height?: number }} [part] */
  async function takeScreenshot(page, name, { x = 0, y = 0, width = 1280, height = SHOWN.whole } = {}) {
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({
      path: join(folder, `editing-${name}.jpg`),
      type: 'jpeg',
      quality: 82,
      clip: { x, y, width, height },
    })
    process.stdout.write(`editing-${name}.jpg\n`)
  }

  /** @param {import('playwright-core').Page} page */
  const headline = (page) => page.getByRole('textbox', { name: 'Überschrift, Überschrift' }).first()
  /** @param {import('playwright-core').Page} page */
  const allSaved = (page) => page.getByText('Alles gespeichert').waitFor()
  /** @param {import('playwright-core').Page} page */
  const discard = (page) => page.context().close()

  const overview = await openEditor()
  await takeScreenshot(overview, 'overview')
  await overview.getByRole('button', { name: /^Modul in Spalte 1 von Abschnitt 1 hinzufügen/ }).click()
  await overview.getByRole('menu').waitFor()
  await takeScreenshot(overview, 'add', { height: SHOWN.most })
  await overview.keyboard.press('Escape')
  await overview
    .getByRole('button', { name: `Weitere Befehle für ${HEADLINE}` })
    .first()
    .press('Enter')
  await overview.getByRole('menu').waitFor()
  await takeScreenshot(overview, 'menu', { height: SHOWN.most })
  await overview.keyboard.press('Escape')
  const text = overview.getByRole('textbox', { name: 'Text, Text' }).first()
  await text.click()
  await overview.getByRole('toolbar', { name: 'Text gestalten' }).waitFor()
  await takeScreenshot(overview, 'text', { height: SHOWN.most })
  await discard(overview)

  const typing = await openEditor()
  await headline(typing).fill('Sechs Abonnements zur Wahl')
  await typing.getByText('Wird gespeichert').first().waitFor()
  await takeScreenshot(typing, 'typing', { y: 200, height: SHOWN.half })
  await typing.keyboard.press('Escape')
  await allSaved(typing)
  await headline(typing).fill('Sechs Abos für alle')
  await typing.keyboard.press('Escape')
  await allSaved(typing)
  await typing.getByRole('button', { name: /^Letzte Schritte/ }).click()
  await typing.getByRole('menu').waitFor()
  await takeScreenshot(typing, 'steps', { x: 320, y: SHOWN.whole - SHOWN.half, width: 960, height: SHOWN.half })
  await typing.keyboard.press('Escape')
  await typing.route('**/pageeditor-api/headline/**', (route) => route.abort())
  await headline(typing).fill('Sechs Abonnements')
  await typing.keyboard.press('Escape')
  await typing.getByText('Keine Verbindung').waitFor()
  await headline(typing).hover()
  await takeScreenshot(typing, 'offline', { y: SHOWN.whole - 540, height: 540 })
  await typing.unroute('**/pageeditor-api/headline/**')
  await typing.getByRole('button', { name: 'Erneut versuchen' }).click()
  await allSaved(typing)
  await discard(typing)

  const move = await openEditor()
  const handle = move.getByRole('button', { name: 'Überschrift „Großes Abo“ verschieben' })
  await handle.press('Space')
  await move.keyboard.press('ArrowRight')
  await takeScreenshot(move, 'move')
  await discard(move)

  const picture = await openEditor('/de/orchester/geschichte')
  await picture.getByRole('button', { name: /^Modul in Spalte 1 von Abschnitt 1 hinzufügen/ }).click()
  await picture.getByRole('menuitem', { name: 'Bild', exact: true }).click()
  await picture.getByRole('button', { name: 'Bild wählen' }).click()
  await picture.getByRole('dialog', { name: 'Bild wählen' }).locator('img').nth(11).waitFor()
  await picture.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog] img')]
      .slice(0, 12)
      .every((image) => image.complete && image.naturalWidth > 0),
  )
  await takeScreenshot(picture, 'picture')
  await discard(picture)

  const sideBySidePage = await openEditor('/de/karten-und-besuch')
  await headline(sideBySidePage).fill('So kommen Sie heute zu Karten')
  await sideBySidePage.keyboard.press('Escape')
  await allSaved(sideBySidePage)
  await sideBySidePage.keyboard.press('Control+Shift+L')
  await sideBySidePage.getByText('Englisch ist älter').first().waitFor()
  await takeScreenshot(sideBySidePage, 'beside')
  await discard(sideBySidePage)

  const [mine, theirs] = [await openEditor(), await openEditor()]
  for (const [page, words] of /** @type {const} */ ([
    [theirs, 'Sechs schöne Abonnements'],
    [mine, 'Sechs neue Abonnements'],
  ])) {
    await headline(page).fill(words)
    await page.keyboard.press('Escape')
    if (page === theirs) await allSaved(page)
  }
  await mine
    .getByRole('alertdialog', { name: 'Zwei Fassungen' })
    .getByRole('radio', { name: /^Beides/ })
    .check()
  await takeScreenshot(mine, 'conflict')
  await browser.close()
})

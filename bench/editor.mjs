// `npm run bench -- editor`: the time until a page with 75 modules is editable, and from a key press to the screen.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'

const SECTIONS = 15
const MODULES_EACH = 5
const KEYS = 60
const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path))

await withServer(async ({ url, login }) => {
  const { call, cookies } = await login()
  const page = await call('POST', '/api/admin/pages/', { title: { de: 'Messseite', en: 'Measured page' } })
  for (let section = 0; section < SECTIONS; section++) {
    const { id } = await call('POST', '/de/pageeditor-api/container/', {
      content_type: 'page',
      object_id: page.id,
      layout: section % 6,
    })
    for (let order = 0; order < MODULES_EACH; order++) {
      const kind = order % 2 === 0 ? 'headline' : 'text'
      const fields =
        kind === 'headline'
          ? { headline_level: 2, content: `Überschrift ${order}` }
          : { content: `<p>${'Ein Satz zum Messen. '.repeat(20)}</p>` }
      await call('POST', `/de/pageeditor-api/${kind}/`, { parent: id, order, ...fields })
    }
  }

  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
  const consent = encodeURIComponent(JSON.stringify({ categories: ['required'], services: { media: [] } }))
  await context.addCookies([{ name: 'partitur_consent', value: consent, url }])
  const tab = await context.newPage()

  const entering = []
  for (let run = 0; run < 5; run++) {
    const startTime = performance.now()
    await tab.goto(`${url}/de/messseite?edit`, { waitUntil: 'commit' })
    await tab.getByRole('region', { name: 'Seite bearbeiten' }).waitFor()
    entering.push(performance.now() - startTime)
  }

  const keys = await typeInto(tab, tab.getByRole('textbox', { name: 'Text, Text' }).first())
  // The same keys without an editor: what the browser and the machine need.
  await tab.close()
  const blankTab = await context.newPage()
  await blankTab.setContent('<p contenteditable>Text</p>')
  const plainKeys = await typeInto(blankTab, blankTab.getByText('Text'))
  await browser.close()

  printLine(
    `\nentering edit mode, ${SECTIONS * MODULES_EACH} modules: ${median(entering).toFixed(0)} ms (median of ${entering.length}, from the navigation on)`,
  )
  for (const [name, delays] of /** @type {const} */ ([
    ['editor', keys],
    ['bare field', plainKeys],
  ]))
    printLine(
      `a key press is shown after, ${name}: ${median(delays).toFixed(0)} ms (median of ${delays.length}), ${quantile(delays, 0.95).toFixed(0)} ms (p95), ${quantile(delays, 0.99).toFixed(0)} ms (p99)`,
    )
})

/**
 * Presses keys without pause; returns the ms from each to the first moment after the frame that shows it.
 * @param {import('playwright-core').Page} tab @param {import('playwright-core').Locator} field
 * @returns {Promise<number[]>}
 */
async function typeInto(tab, field) {
  await field.click()
  await tab.evaluate(() => {
    const delays = []
    Object.assign(window, { seenAfter: delays })
    window.addEventListener(
      'keydown',
      () => {
        const pressTime = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => delays.push(performance.now() - pressTime)
          port2.postMessage(0)
        })
      },
      true,
    )
  })
  for (let key = 0; key < KEYS; key++) await tab.keyboard.press('abcdefghij'[key % 10] ?? 'a')
  await tab.waitForFunction((keys) => Reflect.get(window, 'seenAfter').length >= keys, KEYS)
  return tab.evaluate(() => Reflect.get(window, 'seenAfter'))
}

/** @param {number[]} values */
function median(values) {
  return quantile(values, 0.5)
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}

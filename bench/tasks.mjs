// `npm run bench -- tasks`: twelve tasks of an office in a browser, with their actions (clicks, fields, keys) and
// seconds, without the time that people think and type. `before`: actions when an office tried it by hand, without the
// import, the search for days and templates. ONLY=season selects by name,
// SITE=http://… uses an existing site with its ADMIN_… account.
import { performance } from 'node:perf_hooks'
import { chromium, devices } from 'playwright-core'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'
import { seasonSheet } from './season-sheet.mjs'

/** @typedef {import('playwright-core').Page} Page @typedef {import('playwright-core').Locator} Locator */
/** @typedef {ReturnType<typeof countActions>} Hands */
/** @typedef {{ name: string, before: string, path: string, most?: number, phone?: boolean, work: (page: Page, hands: Hands) => Promise<unknown> }} Task */

const WAIT_MS = 15_000

function countActions() {
  let actions = 0
  const count = () => {
    actions += 1
  }
  return {
    actions: () => actions,
    /** @param {Locator} target */
    async click(target) {
      count()
      await target.click()
    },
    /** @param {Locator} field @param {string} value */
    async fill(field, value) {
      count()
      await field.fill(value)
    },
    /** @param {Page} page @param {string} key */
    async press(page, key) {
      count()
      await page.keyboard.press(key)
    },
    /** Types into a picker and takes the only match. @param {Page} page @param {Locator} field @param {string} typed */
    async pick(page, field, typed) {
      count()
      await field.fill(typed)
      const option = page.getByRole('option').filter({ hasText: typed }).first()
      await option.waitFor()
      await page.waitForLoadState('networkidle')
      count()
      await option.click()
    },
  }
}

/** @type {Task[]} */
const tasks = [
  {
    name: 'season of 217 rows from an own spreadsheet',
    before: '40 min',
    path: 'productions',
    most: 30,
    async work(page, hands) {
      await hands.click(page.getByRole('link', { name: 'Importieren' }))
      const buffer = Buffer.from(
        seasonSheet()
          .map((row) => row.join(';'))
          .join('\r\n'),
      )
      await page.locator('input[type=file]').setInputFiles({ name: 'saison.csv', mimeType: 'text/csv', buffer })
      await hands.click(page.getByRole('button', { name: /^Alle \d+ anlegen$/ }).first())
      while ((await page.getByRole('button', { name: /^Alle \d+ anlegen$/ }).count()) > 0)
        await hands.click(page.getByRole('button', { name: /^Alle \d+ anlegen$/ }).first())
      const check = page.getByRole('button', { name: 'Neu prüfen' })
      if (await check.isVisible()) await hands.click(check)
      await hands.click(page.getByRole('button', { name: 'Datensätze übernehmen' }))
      await page.getByText('Datensätze sind übernommen.').waitFor({ timeout: 120_000 })
    },
  },
  {
    name: 'new concert: two halls, two works, two soloists',
    before: '38',
    path: 'productions',
    most: 25,
    async work(page, hands) {
      await hands.click(page.getByRole('link', { name: 'Neu', exact: true }))
      await hands.fill(page.getByLabel('Name (Deutsch) *'), 'Nachtmusik')
      await hands.pick(page, page.getByLabel('Konzertart *', { exact: true }), 'Kammerkonzert')
      await hands.click(page.getByRole('tab', { name: 'Termine' }))
      for (const [index, hall] of ['Stadthalle Neckarlauf', 'Kursaal Marbruck'].entries()) {
        await hands.click(page.getByRole('button', { name: 'Termin hinzufügen' }))
        if (index === 0) await hands.fill(page.getByLabel('Beginn *').first(), '2038-03-12T19:30')
        await hands.pick(page, page.getByLabel('Spielort *', { exact: true }).nth(index), hall)
      }
      await hands.click(page.getByRole('tab', { name: 'Programm' }))
      for (const work of ['Cantus in Memory', 'Klarinettenquintett'])
        await hands.pick(page, page.getByLabel('Werk hinzufügen'), work)
      await hands.click(page.getByRole('tab', { name: 'Mitwirkende' }))
      for (const person of ['Garnier', 'Söll'])
        await hands.pick(page, page.getByLabel('Mitwirkende hinzufügen'), person)
      await hands.click(page.getByRole('button', { name: 'Speichern' }))
      await page.waitForURL(/\/admin\/productions\/\d+$/)
    },
  },
  {
    name: 'find a date by its day',
    before: 'not found',
    path: '',
    most: 3,
    async work(page, hands) {
      await hands.press(page, 'Control+k')
      await hands.fill(page.getByRole('combobox'), await comingDay(page))
      await page.getByRole('option').first().waitFor()
      await hands.press(page, 'Enter')
      await page.waitForURL(/\/admin\/event-dates\/\d+/)
    },
  },
  {
    name: 'sold out, from the phone',
    before: '2',
    path: '',
    most: 2,
    phone: true,
    async work(page, hands) {
      await hands.click(page.getByRole('button', { name: /^Stand von „/ }).first())
      await hands.click(page.getByRole('menuitem', { name: 'Ausverkauft' }))
      await page
        .getByText(/: Ausverkauft/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'take it back',
    before: '1',
    path: '',
    most: 2,
    phone: true,
    async work(page, hands) {
      await hands.click(page.getByRole('button', { name: 'Rückgängig machen' }).first())
      await page.getByText('Der Termin ist wieder wie vorher.').first().waitFor()
    },
  },
  {
    name: 'move a date',
    before: '6',
    path: '',
    most: 6,
    async work(page, hands) {
      await openChange(page, hands)
      await hands.click(page.getByRole('radio', { name: 'Andere Uhrzeit' }))
      await hands.fill(
        page.getByLabel('Beginn *'),
        (await page.getByLabel('Beginn *').inputValue()).replace(/T.*/, 'T20:15'),
      )
      await hands.click(page.getByRole('button', { name: 'Speichern' }))
      await page.getByText('Noch 10 Minuten lang.').waitFor()
    },
  },
  {
    name: 'cancel a date',
    before: '4',
    path: '',
    most: 4,
    async work(page, hands) {
      await openChange(page, hands)
      await hands.click(page.getByRole('radio', { name: 'Abgesagt' }))
      await hands.click(page.getByRole('button', { name: 'Speichern' }))
      await page.getByText('Noch 10 Minuten lang.').waitFor()
    },
  },
  {
    name: 'next season',
    before: '3',
    path: 'productions',
    most: 3,
    async work(page, hands) {
      await hands.click(page.getByRole('link', { name: 'Neue Saison' }))
      await hands.click(page.getByRole('button', { name: /Konzerte? mit \d+ Terminen anlegen/ }))
      await page
        .getByText(/angelegt/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'school year of all courses',
    before: '5',
    path: 'courses',
    most: 5,
    async work(page, hands) {
      await hands.click(page.getByRole('link', { name: 'Alle ändern' }))
      await hands.fill(page.getByLabel('Um so viele Wochen später'), '52')
      await hands.click(page.getByRole('button', { name: 'Zeigen, was sich ändert' }))
      await hands.click(page.getByRole('button', { name: /^\d+ Kurse ändern$/ }))
      await page.getByText(/^\d+ Kurse sind geändert\.$/).waitFor()
    },
  },
  {
    name: 'invite a colleague to one area',
    before: '8',
    path: 'users',
    most: 8,
    async work(page, hands) {
      await hands.click(page.getByRole('link', { name: 'Neu', exact: true }))
      await hands.fill(page.getByLabel('Name *'), 'Nora Neu')
      await hands.fill(page.getByLabel('E-Mail-Adresse *'), `nora${performance.now()}@house.example`)
      for (const area of ['Konzerte', 'Presse', 'Website'])
        await hands.click(page.getByRole('checkbox', { name: new RegExp(area) }).first())
      await hands.click(page.getByRole('button', { name: 'Einladen' }))
      await page.getByLabel('Link der Einladung').waitFor()
    },
  },
  {
    name: 'redirect an old address',
    before: '3',
    path: 'redirects',
    most: 4,
    async work(page, hands) {
      await hands.click(page.getByRole('link', { name: 'Neu', exact: true }))
      await hands.fill(page.getByLabel(/^Alte Adresse/), `/abo-${Math.round(performance.now())}.php`)
      await hands.fill(page.getByLabel(/^Neue Adresse/), '/de/orchester')
      await hands.click(page.getByRole('button', { name: 'Speichern' }))
      await page.waitForURL(/\/admin\/redirects(\/\d+)?$/)
    },
  },
  {
    name: 'word a reply template',
    before: 'none',
    path: '',
    most: 6,
    async work(page, hands) {
      await hands.press(page, 'Control+k')
      await hands.fill(page.getByRole('combobox'), 'Antwortvorlagen')
      await page.getByRole('option').first().waitFor()
      await hands.press(page, 'Enter')
      await hands.fill(page.getByRole('textbox', { name: 'Betreff (Deutsch)' }), `Willkommen: {Kurs} ${Date.now()}`)
      await hands.click(page.getByRole('button', { name: 'Speichern' }))
      await page.getByRole('button', { name: 'Speichern' }).and(page.locator(':disabled')).waitFor()
    },
  },
]

/** @param {Page} page @param {Hands} hands */
async function openChange(page, hands) {
  await hands.click(page.getByRole('button', { name: /^Stand von „/ }).nth(2))
  await hands.click(page.getByRole('menuitem', { name: 'Etwas hat sich geändert …' }))
}

/** `13.12.`, the day of a coming date. @param {Page} page */
async function comingDay(page) {
  const response = await page.request.get(new URL('/api/event-dates/', page.url()).href)
  const [, month, day] = (await response.json()).results[0].date_start.slice(0, 10).split('-')
  return `${Number(day)}.${Number(month)}.`
}

/** @param {{ url: string, account: { email: string, password: string } }} site */
async function bench({ url, account }) {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args })
  const results = []
  try {
    for (const task of tasks.filter(({ name }) => name.includes(process.env.ONLY ?? '')))
      results.push(await measure(browser, { url, account, task }))
  } finally {
    await browser.close()
  }
  printLine(
    `\n${'task'.padEnd(50)}${'before'.padStart(11)}${'actions'.padStart(9)}${'at most'.padStart(9)}${'seconds'.padStart(9)}`,
  )
  for (const line of results) printLine(line)
}

/** @param {import('playwright-core').Browser} browser @param {{ url: string, account: { email: string, password: string }, task: Task }} options */
async function measure(browser, { url, account, task: { name, before, path, most, phone, work } }) {
  const context = await browser.newContext(
    phone ? { ...devices['Pixel 7'], locale: 'de-DE' } : { viewport: { width: 1440, height: 900 }, locale: 'de-DE' },
  )
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const hands = countActions()
  try {
    await page.request.post(`${url}/de/pageeditor-api/login`, { data: account, headers: { origin: url } })
    await page.goto(`${url}/admin/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const start = performance.now()
    await work(page, hands)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    return `${name.padEnd(50)}${before.padStart(11)}${String(hands.actions()).padStart(9)}${String(most ?? '').padStart(9)}${seconds.padStart(9)}`
  } catch (cause) {
    return `${name.padEnd(50)} failed after ${hands.actions()} actions: ${String(cause).slice(0, 300)}`
  } finally {
    await context.close()
  }
}

const { SITE, ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
if (SITE) await bench({ url: SITE, account: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } })
else await withServer(bench)

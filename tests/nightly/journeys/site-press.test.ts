import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, open, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a concert links to its press images and a copyable text', async () => {
  const page = await newVisitor({ browser, site })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await open(page, '/de')
  await page.goto(await addressOf('Aufbruch'))
  await page.getByRole('link', { name: 'Pressebilder und Text' }).click()
  await page.waitForURL('**/de/presse#event-*')
  const group = page.getByRole('region', { name: 'Aufbruch' })
  await group.getByText('Text zum Abdruck').click()
  await group.getByRole('button', { name: 'Text kopieren' }).click()
  await group.getByText('Kopiert', { exact: true }).waitFor()
  const text = await group.locator('.rich-text').innerText()
  expect(text.length).toBeGreaterThan(50)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('a person links to their press images', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de/mitarbeiter')
  await page.getByRole('link', { name: 'Johanna Brenk' }).first().click()
  await page.getByRole('link', { name: 'Pressebilder und Text' }).click()
  await page.waitForURL('**/de/presse#person-*')
  await page
    .getByRole('region', { name: 'Johanna Brenk' })
    .getByRole('link', { name: /Herunterladen|herunterladen/ })
    .first()
    .waitFor()
})

test('after navigation the head equals that of a fresh load', async () => {
  const page = await newVisitor({ browser, site })
  const concert = await addressOf('Klares Wasser')
  await open(page, '/de')
  for (const [name, address] of [
    ['Klares Wasser', concert],
    ['English', null],
  ] as const) {
    const before = page.url()
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL((url) => url.href !== before)
    if (address) expect(new URL(page.url()).pathname).toBe(address)
    await pollUntil(() => graphOf(page)).toContain(new URL(page.url()).pathname)
    const followed = await headOf(page)
    await page.reload()
    expect(followed).toEqual(await headOf(page))
  }
})

test('two quick steps back show the first page with its head', async () => {
  const page = await newVisitor({ browser, site })
  await open(page, '/de')
  const first = await headOf(page)
  for (const wait of [0, 20, 80]) {
    await page.getByRole('link', { name: 'Klares Wasser' }).first().click()
    await pollUntil(() => page.title()).toContain('Klares Wasser')
    await page.getByRole('link', { name: 'Presse', exact: true }).first().click()
    await pollUntil(() => page.title()).toContain('Presse')
    await page.evaluate(async (ms) => {
      history.back()
      await new Promise((resolve) => setTimeout(resolve, ms))
      history.back()
    }, wait)
    await pollUntil(() => new URL(page.url()).pathname).toBe('/de')
    await pollUntil(() => headOf(page)).toEqual(first)
    await page.getByRole('link', { name: 'Klares Wasser' }).first().waitFor()
  }
})

function graphOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
}

function headOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    links: [...document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')]
      .map((link) => link.outerHTML)
      .sort(),
    metas: [...document.head.querySelectorAll('meta[name="description"], meta[property]')]
      .map((meta) => meta.outerHTML)
      .sort(),
    linkedData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
  }))
}

async function addressOf(name: string): Promise<string> {
  const { results } = await (await fetch(`${site.url}/api/event-dates/`)).json()
  return results.find(({ event }: { event: { name: string } }) => event.name === name).url
}

import axe from 'axe-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/support/browser/open-window.ts'
import { desktop, phone } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test.each([desktop, phone])('a new season copies the current one and is undone, at $width px', async (viewport) => {
  const page = await openWindow({ browser, site }, { viewport })
  await site.login(page)
  const concerts = async () =>
    (await (await page.request.get(`${site.url}/api/admin/productions/?page_size=1`)).json()).count
  const before = await concerts()
  await page.goto(`${site.url}/admin/productions`)
  await page.getByRole('link', { name: 'Neue Saison' }).click()
  await page.getByRole('heading', { level: 1, name: 'Eine Saison aus einer früheren' }).waitFor()
  const createButton = page.getByRole('button', { name: /Konzerte? mit \d+ Terminen anlegen/ })
  await createButton.waitFor()
  const label = await createButton.innerText()
  const results: axe.AxeResults = await page
    .evaluate(axe.source)
    .then(() =>
      page.evaluate('axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })'),
    )
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  // One date is left out, another one begins an hour later.
  await page
    .getByRole('checkbox', { name: /übernehmen/ })
    .first()
    .uncheck()
  await expect.poll(() => createButton.innerText()).not.toBe(label)
  const start = page.getByLabel(/^Neuer Beginn/).first()
  const movedStart = (await start.inputValue()).replace(/T.*/, 'T11:11')
  await start.fill(movedStart)
  // Tab moves to the next part of the time.
  await start.blur()
  await page.getByText('11:11').waitFor()
  await expect.poll(() => createButton.isEnabled()).toBe(true)
  await createButton.click()
  const confirmation = page.getByText(/Konzerte? sind angelegt, offline\./)
  await confirmation.waitFor()
  const count = Number(/\d+/.exec(await confirmation.innerText())?.[0])
  expect(await concerts()).toBe(before + count)
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await page.getByText('Die neuen Konzerte liegen im Papierkorb.').waitFor()
  expect(await concerts()).toBe(before)
})

test('a new season can copy only the selected concerts', async () => {
  const page = await openWindow({ browser, site }, { viewport: desktop })
  await site.login(page)
  await page.goto(`${site.url}/admin/productions`)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'In einer neuen Saison' }).click()
  await page.getByRole('button', { name: /^1 Konzert mit/ }).waitFor()
  expect(await page.getByLabel('Aus der Saison').count()).toBe(0)
})

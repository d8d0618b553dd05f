import { expect, test } from 'vitest'
import { desktop, newVisitor, open, phone, pollUntil, waitForHydration } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('the slash key focuses the search, and arrow keys follow suggestions', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop, hasPictures: false })
  await open(page, '/de')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.keyboard.press('/')
  const banner = page.getByRole('banner')
  const field = banner.getByRole('combobox', { name: 'Suche' })
  await pollUntil(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  // The page does not scroll, and the field is visible.
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
  expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.type('Mendels')
  const first = banner.getByRole('option').first()
  await first.waitFor()
  await pollUntil(() => banner.getByRole('status').last().textContent()).toMatch(/^\d Vorschläge$/)
  await page.keyboard.press('ArrowDown')
  expect(await first.getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('Mendels')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/de')
})

test('on a phone the search is in the menu, which closes on submit', async () => {
  const page = await newVisitor({ browser, site }, { viewport: phone, hasPictures: false })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.locator('#menu-search').fill('Abendkasse')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de/suche?q=Abendkasse')
  await page.getByRole('button', { name: 'Menü öffnen' }).waitFor()
  await page.getByRole('heading', { name: 'Wann öffnet die Abendkasse?' }).waitFor()
})

test('results are grouped by kind with marked terms, and filter by kind', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop, hasPictures: false })
  await open(page, '/de/suche')
  await page.keyboard.press('/')
  await page.keyboard.type('Blockflöte')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/de/suche?q=Blockfl*')
  await page.getByRole('heading', { level: 2, name: 'Kurse' }).waitFor()
  expect(await page.locator('main mark').first().textContent()).toMatch(/Blockflöte/)
  await page.getByRole('navigation', { name: 'Ergebnisse nach Art' }).getByRole('link', { name: 'Kurse' }).click()
  await page.waitForURL('**kind=courses*')
  await pollUntil(() => page.locator('main h2').count()).toBe(1)
  await page.goto('/en/search?q=Mendelson')
  await page.getByText('We found nothing for “Mendelson”. Showing “Mendelssohn”').waitFor()
})

test('search works without JavaScript, and 404 pages prefill it', async () => {
  const page = await newVisitor({ browser, site }, { javaScriptEnabled: false, viewport: phone, hasPictures: false })
  await page.goto('/de/konzerte/abendkasse/999')
  await page.getByRole('searchbox', { name: 'Wonach suchen Sie?' }).press('Enter')
  await page.getByRole('heading', { name: 'Wann öffnet die Abendkasse?' }).waitFor()
  await page.setViewportSize(desktop)
  await page.goto('/de')
  await page.getByRole('banner').getByRole('searchbox', { name: 'Suche' }).fill('abendkasse')
  await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('heading', { name: 'Wann öffnet die Abendkasse?' }).waitFor()
  await page.setViewportSize(phone)
  await page.goto('/de')
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click()
  await page.getByRole('main').getByRole('searchbox', { name: 'Suche' }).fill('abendkasse')
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('heading', { name: 'Wann öffnet die Abendkasse?' }).waitFor()
})

test('search and filters work on a page translated by the browser', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop, hasPictures: false })
  await open(page, '/de/suche?q=geige')
  await page.evaluate(translate)
  await page.locator('main input[type=search]').fill('oboe')
  await page.keyboard.press('Enter')
  await page.waitForURL('**q=oboe*')
  await page.getByText('„oboe“').first().waitFor()
  await open(page, '/de/kurse')
  await page.evaluate(translate)
  for (const name of ['instruments', 'age_group']) {
    // The list of options may be redrawn during the press.
    await page
      .locator(`main input[name=${name}]`)
      .nth(1)
      .evaluate((input: HTMLInputElement) => input.click())
    await page.waitForURL(new RegExp(`${name}=`))
    await page.evaluate(translate)
  }
  for (const left of [/kurse\?instruments=\d+$/, /kurse$/]) {
    await page.goBack()
    await page.waitForURL(left)
    await page.evaluate(translate)
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).not.toMatch(/Fehler/)
  expect(await page.locator('main a[href^="/de/kurse/"]').count()).toBeGreaterThan(0)
})

test('concert filters work on a page translated before its scripts', async () => {
  const page = await newVisitor({ browser, site }, { viewport: desktop, hasPictures: false })
  const concerts = page.getByRole('region', { name: 'Konzerte' })
  const rows = concerts.locator('a[href^="/de/konzerte/"]')
  await page.goto('/de')
  await page.evaluate(translate)
  await concerts.getByRole('combobox', { name: 'Spielort' }).selectOption({ index: 1 })
  await page.waitForURL(/venue=\d+/)
  await waitForHydration(page)
  await concerts.getByRole('combobox', { name: 'Spielort' }).selectOption({ index: 0 })
  await page.waitForURL((url) => !url.searchParams.has('venue'))
  await page.goto('/de')
  await page.evaluate(translate)
  const first = await rows.count()
  await concerts.getByRole('link', { name: 'Weitere Termine laden' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(first)
  await page.goto('/de/suche')
  await page.evaluate(translate)
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Suche' })
  await field.pressSequentially('oboe')
  await waitForHydration(page)
  expect(await field.inputValue()).toBe('oboe')
  await open(page, '/de')
  await page.evaluate(translate)
  await concerts.getByRole('link', { name: 'Monatsansicht' }).click()
  await page.waitForURL('**/de/kalender/*')
  for (const direction of ['next', 'prev']) {
    const previousUrl = page.url()
    await page.locator(`main a[rel=${direction}]`).first().click()
    await page.waitForURL((url) => url.href !== previousUrl)
    await page.evaluate(translate)
  }
  expect(await page.title()).not.toMatch(/Fehler/)
})

/** Puts every text of the page into two `<font>` elements, as Chrome does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode())
    if (
      (walker.currentNode.textContent ?? '').trim() &&
      !walker.currentNode.parentElement?.closest('font, script, style')
    )
      texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.parentNode?.replaceChild(outer, text)
    outer.append(inner)
    inner.append(text)
  }
}

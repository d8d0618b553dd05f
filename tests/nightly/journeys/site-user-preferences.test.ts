import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allEventDates, newVisitor, open, phone, pollUntil } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

test('a contrast theme shows icons and distinguishes the selection', async () => {
  const page = await newVisitor(
    { browser, site },
    { viewport: phone, forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' },
  )
  await open(page, '/de')
  expect(await contrastIn(page.getByRole('button', { name: 'Menü öffnen' }))).toBeGreaterThan(0)
  const months = page.getByRole('navigation', { name: 'Monat' }).getByRole('link')
  const backgrounds = await Promise.all([0, 1, 2].map((index) => groundOf(months.nth(index))))
  expect(backgrounds[1]).toEqual(backgrounds[2])
  expect(backgrounds[0]).not.toEqual(backgrounds[1])
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await pollUntil(() => contrastIn(page.getByRole('button', { name: 'Menü schließen' }))).toBeGreaterThan(0)
})

// Doubled text size equals a screen of half the width.
test('with doubled text size no page is wider than a phone', async () => {
  const page = await newVisitor(
    { browser, site },
    { viewport: { width: phone.width / 2, height: phone.height / 2 }, javaScriptEnabled: false },
  )
  const [date] = await allEventDates(site)
  const paths = [
    '/de',
    '/de/musikschule',
    '/de/kurse',
    '/de/aktuelles',
    '/de/kontakt',
    '/de/karten-und-besuch',
    '/de/saison',
    date?.url ?? '',
  ]
  for (const path of paths) {
    await page.goto(path)
    expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(
      0,
    )
  }
})

/** Contrast of the screenshot; 0 if nothing stands out. */
async function contrastIn(locator: Locator): Promise<number> {
  const { channels } = await sharp(await locator.screenshot()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

/** The colour beside the text, inside the border. */
async function groundOf(locator: Locator): Promise<number[]> {
  const pixel = await sharp(await locator.screenshot())
    .extract({ left: 5, top: 5, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [...pixel]
}

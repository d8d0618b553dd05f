import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allEventDates, newVisitor, open } from '#tests/support/browser/site-visitor.ts'
import { useSite } from '#tests/support/browser/use-site.ts'

const { site, browser } = await useSite()

const pages = [
  '/de',
  '/de/musikschule',
  '/de/aktuelles',
  '/de/mitarbeiter',
  '/de/kurse',
  '/de/karten-und-besuch',
  '/de/vermittlung',
  '/de/komponisten',
]

const widths = [1024, 1440, 1920, 2560]

test('every column of every page starts on the grid at each width', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  const details = await Promise.all(['event-dates', 'courses', 'blog-entries', 'soloists', 'venues'].map(firstUrl))
  for (const path of [...pages, ...details]) {
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const label = `${path} at ${width} px`
      await expect.poll(() => columnsOffTheGrid(page), { message: label }).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), label).toBe(width)
    }
  }
})

test('wide windows use most of their width, with larger text', async () => {
  const shares = []
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  await open(page, '/de')
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    shares.push(
      await page.evaluate(() => {
        const { width, left } =
          document.querySelector('#konzerte li article')?.closest('ul')?.parentElement?.getBoundingClientRect() ??
          new DOMRect()
        return {
          share: width / window.innerWidth,
          left,
          letters: Number.parseFloat(getComputedStyle(document.body).fontSize),
        }
      }),
    )
  }
  const [usual, wide, widest] = shares
  for (const { share } of shares) expect(share).toBeGreaterThan(0.8)
  expect(wide?.letters).toBeGreaterThan(usual?.letters ?? 0)
  expect(widest?.letters).toBeGreaterThan(wide?.letters ?? 0)
})

test('on phones the text of a list row is not squeezed by tickets', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false })
  const later = (await allEventDates(site)).find(({ tickets_from }) => tickets_from !== null)
  const paths = [
    '/de',
    '/en',
    `/de?date=${later?.date_start.slice(0, 7)}`,
    ...(await Promise.all(['venues', 'soloists'].map(firstUrl))),
  ]
  for (const path of paths) {
    await open(page, path)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => squeezedWords(page), { message: `${path} at ${width} px` }).toEqual([])
    }
  }
})

test('a long URL in a text does not widen a page on phones', async () => {
  const page = await newVisitor({ browser, site }, { hasPictures: false, viewport: { width: 320, height: 844 } })
  const details = await Promise.all(['event-dates', 'courses', 'blog-entries', 'soloists', 'venues'].map(firstUrl))
  for (const path of [
    '/de',
    '/de/musikschule',
    '/de/kurse',
    '/de/abonnements',
    '/de/presse',
    '/de/suche?q=geige',
    ...details,
  ]) {
    await page.goto(path)
    expect(await textsThatWiden(page), path).toEqual([])
  }
})

async function firstUrl(list: string): Promise<string> {
  const answer = await (await fetch(`${site.url}/api/${list}/`, { headers: { 'accept-language': 'de' } })).json()
  return (answer.results ?? answer)[0].url
}

/** Wide grids with an element that starts on none of the page's twelve lines. */
function columnsOffTheGrid(page: Page) {
  return page.evaluate(() => {
    const frame = document.querySelector('.page') ?? document.body
    const { paddingLeft, paddingRight } = getComputedStyle(frame)
    const left = frame.getBoundingClientRect().left + Number.parseFloat(paddingLeft)
    const width = frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const lines = Array.from({ length: 12 }, (_, line) => left + (line * (width + 32)) / 12)
    const grids = [...document.querySelectorAll('main *, footer *')].filter(
      (grid) => getComputedStyle(grid).display === 'grid' && grid.getBoundingClientRect().width > width / 2,
    )
    return grids.flatMap((grid) =>
      [...grid.children].flatMap((child) => {
        const box = child.getBoundingClientRect()
        const { position, justifySelf } = getComputedStyle(child)
        const isOutside = box.width < 2 || box.right > window.innerWidth || box.left < left - 1
        if (
          isOutside ||
          justifySelf === 'end' ||
          ['absolute', 'fixed'].includes(position) ||
          getComputedStyle(grid).gridTemplateColumns.indexOf(' ') < 0
        )
          return []
        return lines.some((line) => Math.abs(line - box.left) <= 1)
          ? []
          : [`${grid.className} > ${child.className}: ${box.left}`]
      }),
    )
  })
}

/** Texts of a row that wrap although they take less than two fifths of it. */
function squeezedWords(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li > article')].flatMap((row) =>
      [...row.querySelectorAll('p, h4')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isBroken = height > 1.9 * Number.parseFloat(getComputedStyle(element).lineHeight)
        return isBroken && width < 0.4 * row.getBoundingClientRect().width ? [`${element.textContent}: ${width}`] : []
      }),
    ),
  )
}

/** Texts that would be wider than the screen with a URL of 126 characters. */
function textsThatWiden(page: Page) {
  return page.evaluate(() => {
    const address = `https://www.example.org/${'programmheftderspielzeit2627undmehr'.repeat(3)}`
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const wide: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (!element || text.trim() === '' || !element.closest('p, li, dd, h2, h3, h4, blockquote, figcaption')) continue
      const { overflowWrap, whiteSpace } = getComputedStyle(element)
      // Buttons, figures and hidden elements contain our own text only.
      if (overflowWrap !== 'anywhere' || whiteSpace === 'nowrap' || element.closest('time, label, button')) continue
      node.textContent = address
      if (document.documentElement.scrollWidth > window.innerWidth) wide.push(text)
      node.textContent = text
    }
    return wide
  })
}

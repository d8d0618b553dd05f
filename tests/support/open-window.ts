import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { newContext } from './browser.ts'
import type { Site } from './site.ts'

/**
 * `isNew`: nothing is kept of earlier tests, not even loaded scripts, for those in which loading them fails.
 * `hasPictures: false`: pictures keep their place and are not asked for, because the server would have to make each once.
 * `isAttacked`: the test does what Trusted Types refuse; in every other one nothing may be refused.
 */
export type WindowOptions = BrowserContextOptions & { isNew?: boolean; hasPictures?: boolean; isAttacked?: boolean }

const usualSize = { width: 1280, height: 720 }

type Room = { context: BrowserContext; keeper: Page }
const left = new Map<string, Room[]>()

/**
 * A page that shares nothing with other pages of the test and is closed with it. A browser context that an earlier test
 * has left is emptied and taken again: it holds the scripts compiled, which is half of what loading a page costs.
 * Without motion and without a service worker, through which every request would go once more, unless the test asks for it.
 */
export async function openWindow(
  { browser, site }: { browser: Browser; site: Site },
  { isNew = false, hasPictures = true, isAttacked = false, viewport = usualSize, ...given }: WindowOptions = {},
): Promise<Page> {
  const options = { reducedMotion: 'reduce', serviceWorkers: 'block', ...given } as const
  if (isNew) {
    const context = await newContext(browser, { viewport, ...options })
    onTestFinished(() => context.close())
    if (!isAttacked) expectNothingRefused(context)
    return context.newPage()
  }
  const kind = JSON.stringify(options)
  const free = left.get(kind) ?? []
  left.set(kind, free)
  const room = free.pop() ?? (await newRoom({ browser, site }, options))
  const { context, keeper } = room
  onTestFinished(async ({ task }) => {
    // A test may have closed the whole context, as one quits a browser.
    if (keeper.isClosed()) return
    if (task.result?.state === 'fail')
      await keepSight(
        context.pages().filter((each) => each !== keeper),
        task.name,
      )
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()))
    await context.setOffline(false)
    free.push(room)
  })
  if (!isAttacked) expectNothingRefused(context)
  await context.clearCookies()
  const developer = await context.newCDPSession(keeper)
  await developer.send('Storage.clearDataForOrigin', {
    origin: site.url,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
  })
  await developer.detach()
  const page = await context.newPage()
  // No part of what the context was made with, so that windows of all sizes take the same ones.
  if (viewport) await page.setViewportSize(viewport)
  if (!hasPictures) await refusePictures(page)
  if (process.env.JOURNEYS_LATENCY_MS) await slowDown(page, Number(process.env.JOURNEYS_LATENCY_MS))
  return page
}

/** By the words of Chromium's console, which has those of all pages of the context. */
function expectNothingRefused(context: BrowserContext): void {
  const refused: string[] = []
  const note = (message: ConsoleMessage) => {
    if (/Trusted ?(Type|HTML|Script)/.test(message.text())) refused.push(`${message.page()?.url()}: ${message.text()}`)
  }
  context.on('console', note)
  onTestFinished(() => {
    context.off('console', note)
    expect(refused).toEqual([])
  })
}

/** What the windows of a failed test showed, because only in a whole run may it fail at all. */
async function keepSight(pages: Page[], test: string): Promise<void> {
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: `tests/.results/failed/${name}-${index}.png`, timeout: 5000 }).catch(() => undefined),
    ),
  )
}

/** Every answer comes so many milliseconds later, as over a long line; without a line (`setOffline`) that is another matter. */
async function slowDown(page: Page, latency: number): Promise<void> {
  const developer = await page.context().newCDPSession(page)
  await developer.send('Network.enable')
  await developer.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Unlike a route, this leaves the browser's cache in use. */
async function refusePictures(page: Page): Promise<void> {
  const developer = await page.context().newCDPSession(page)
  await developer.send('Network.enable')
  await developer.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
}

/** A page without scripts stays open, because the process of a site ends with its last page. */
async function newRoom(
  { browser, site }: { browser: Browser; site: Site },
  options: BrowserContextOptions,
): Promise<Room> {
  const context = await newContext(browser, options)
  const keeper = await context.newPage()
  await keeper.goto(`${site.url}/healthz`)
  return { context, keeper }
}

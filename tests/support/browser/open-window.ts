import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { newContext } from './browser.ts'
import type { Site } from './site.ts'

/**
 * `isNew`: no cache of earlier tests, for tests of failing scripts. `hasPictures: false`: pictures are not requested,
 * because the server would render each once. `isAttacked`: Trusted Types may refuse something; otherwise that fails the
 * test.
 */
export type WindowOptions = BrowserContextOptions & { isNew?: boolean; hasPictures?: boolean; isAttacked?: boolean }

const usualSize = { width: 1280, height: 720 }

type OpenContext = { context: BrowserContext; keeper: Page }
const left = new Map<string, OpenContext[]>()

/**
 * An isolated page, closed with the test. Reuses an emptied context of an earlier test, whose compiled scripts are half
 * of the loading time. Without motion and service worker by default.
 */
export async function openWindow(
  { browser, site }: { browser: Browser; site: Site },
  {
    isNew = false,
    hasPictures = true,
    isAttacked = false,
    viewport = usualSize,
    ...contextOptions
  }: WindowOptions = {},
): Promise<Page> {
  const options = { reducedMotion: 'reduce', serviceWorkers: 'block', ...contextOptions } as const
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
      await saveScreenshots(
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
  // No option of the context, so that windows of all sizes can share one.
  if (viewport) await page.setViewportSize(viewport)
  if (!hasPictures) await refusePictures(page)
  if (process.env.JOURNEYS_LATENCY_MS) await slowDown(page, Number(process.env.JOURNEYS_LATENCY_MS))
  return page
}

/** By Chromium's console, which is shared by all pages of the context. */
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

/** Screenshots of a failed test, because it may fail only in a whole run. */
async function saveScreenshots(pages: Page[], test: string): Promise<void> {
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: `tests/.results/failed/${name}-${index}.png`, timeout: 5000 }).catch(() => undefined),
    ),
  )
}

/** Delays every response by milliseconds; offline is `setOffline`. */
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
): Promise<OpenContext> {
  const context = await newContext(browser, options)
  const keeper = await context.newPage()
  await keeper.goto(`${site.url}/healthz`)
  return { context, keeper }
}

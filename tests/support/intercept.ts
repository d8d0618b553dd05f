import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

const PROBE = '/healthz?intercepted'

/**
 * `page.route` of a page that is open already, which resolves once its requests come this way. Chromium tells the page of it beside
 * everything else: a busy one sends its next request past it, and Playwright, which waits to be asked, never tells of that one at all.
 */
export async function intercept(page: Page, url: string | RegExp, handle: (route: Route) => unknown): Promise<void> {
  await page.route(url, handle)
  let isAsked = false
  await page.route(
    ({ pathname, search }) => pathname + search === PROBE,
    (route) => {
      isAsked = true
      return route.fulfill({ status: 204 })
    },
  )
  await expect
    .poll(async () => {
      await page.evaluate((probe) => fetch(probe).then(() => undefined), PROBE)
      return isAsked
    })
    .toBe(true)
}

import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

const PROBE = '/healthz?intercepted'

/**
 * `page.route` for an open page, which resolves once requests are intercepted. A busy Chromium applies it late, and
 * Playwright would miss the next request.
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

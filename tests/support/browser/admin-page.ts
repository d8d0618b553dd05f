import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openWindow, type WindowOptions } from './open-window.ts'
import { speakGerman } from './preferences.ts'
import type { Site } from './site.ts'

type Opening = WindowOptions & { width?: number; account?: { email: string; password: string } }

/** Opens back-office screens, logged in: `openAdmin('productions/4')`. */
export function openAdminAs({ site, browser }: { site: Site; browser: Browser }, usual: Opening = {}) {
  return async (path: string, opening: Opening = {}): Promise<Page> => {
    const { width = 1440, account, ...options } = { ...usual, ...opening }
    const page = await openWindow({ site, browser }, { viewport: { width, height: 900 }, ...options })
    await site.login(page, account)
    await speakGerman(page, site)
    await page.goto(`${site.url}/admin/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }
}

/** Client-side navigation to a screen, with a history entry. */
export function navigateInApp(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState({ key: to, idx: window.history.state.idx + 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, path)
}

/**
 * Types into a picker and chooses once the list holds only matches: a list that changes under the pointer chooses
 * nothing.
 */
export async function pick(field: Locator, typed: string, option: string | RegExp = typed): Promise<void> {
  const options = field.page().getByRole('option')
  await field.fill(typed)
  const firstOption = field.page().getByRole('option', { name: option, exact: true })
  await firstOption.first().waitFor()
  await expect.poll(() => options.filter({ hasNotText: typed }).count()).toBe(0)
  await firstOption.first().click()
}

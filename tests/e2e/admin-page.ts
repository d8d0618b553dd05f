import type { Page } from 'playwright-core'

/** Goes to a screen as the back office does itself: nothing is loaded anew, and there is a step back inside it. */
export function goInside(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState({ key: to, idx: window.history.state.idx + 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, path)
}

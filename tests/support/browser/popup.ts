import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A press that answers the opener closes its window, sometimes before it has been reported as done. */
export async function pressToClose(popup: Page, button: Locator): Promise<void> {
  await button.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await expect.poll(() => popup.isClosed()).toBe(true)
}

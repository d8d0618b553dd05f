import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { startSite } from './site.ts'

/** The built site and a browser for the tests of this file, both ended after the last one. Awaited before the first test is named. */
export async function useSite() {
  const site = await startSite()
  const browser = await openBrowser().catch(async (cause: unknown) => {
    await site.stop()
    throw cause
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })
  return { site, browser }
}

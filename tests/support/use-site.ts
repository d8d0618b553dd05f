import { afterAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { freePort } from './server-process.ts'
import { startSite } from './site.ts'

let port: Promise<number> | undefined

/** The built site for the tests of this file, with these settings, ended after the last one, and a browser. Awaited before the first test is named. */
export async function useSite({
  env = {},
  controlledClock = false,
}: {
  env?: Record<string, string>
  controlledClock?: boolean
} = {}) {
  const browser = await openBrowser()
  // The files of a worker follow each other on one port, so that what the browser keeps of the site is still good.
  port ??= freePort()
  const site = await startSite({ port: await port, env, controlledClock })
  afterAll(() => site.stop())
  return { site, browser }
}

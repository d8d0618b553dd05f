import { afterAll } from 'vitest'
import { freePort } from '../processes/server-process.ts'
import { openBrowser } from './browser.ts'
import { startSite } from './site.ts'

let port: Promise<number> | undefined

/**
 * The built site for the tests of this file, with these settings and a browser; ended after the last test. Awaited
 * before the first test is named.
 */
export async function useSite({
  env = {},
  controlledClock = false,
}: {
  env?: Record<string, string>
  controlledClock?: boolean
} = {}) {
  const browser = await openBrowser()
  // Files of a worker use the same port one after the other, so that browser caches stay valid.
  port ??= freePort()
  const site = await startSite({ port: await port, env, controlledClock })
  afterAll(() => site.stop())
  return { site, browser }
}

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { clockScript } from './journeys-clock.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Blocks all other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
  // Pages of a context share compiled code: with a process for each, loading costs twice as much.
  '--process-per-site',
  // A test's page closes before optimised code pays off: saves a sixth of the renderers' work.
  '--js-flags=--no-opt --no-maglev',
]

let sharedBrowser: Promise<Browser> | undefined

/** The system's Chromium, one for all files of a worker; ends with the process. CHROMIUM selects another one. */
export function openBrowser(): Promise<Browser> {
  sharedBrowser ??= chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: flags })
  return sharedBrowser
}

/** A browser context whose pages use the journeys' time. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(clockScript)
  return context
}

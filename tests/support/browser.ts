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
  // No test needs another house's server, and none asks it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
  // What one page has compiled the next one of its context need not: with a process for each, loading costs twice as much.
  '--process-per-site',
  // A page of a test is gone before code that was optimised for it has paid: a sixth of the renderers' work.
  '--js-flags=--no-opt --no-maglev',
]

let opened: Promise<Browser> | undefined

/** The system's Chromium, one for all files of a worker; it ends with the process. CHROMIUM names another one. */
export function openBrowser(): Promise<Browser> {
  opened ??= chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: flags })
  return opened
}

/** A browser context whose pages stand in the journeys' time. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript(clockScript)
  return context
}

import type { Browser, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openWindow, type WindowOptions } from './open-window.ts'
import type { Site } from './site.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

type Visit = WindowOptions & { hasDecided?: boolean }

/**
 * A visitor of their own, in German, who has answered the consent dialog unless `hasDecided` is false. Closed with the
 * test.
 */
export async function newVisitor(
  { browser, site }: { browser: Browser; site: Site },
  { hasDecided = true, ...options }: Visit = {},
): Promise<Page> {
  const usual = { viewport: desktop, locale: 'de-DE', baseURL: site.url, reducedMotion: 'no-preference' } as const
  const page = await openWindow({ browser, site }, { ...usual, ...options })
  if (hasDecided) {
    const consent = {
      categories: ['required'],
      services: { media: [] },
      revision: 0,
      languageCode: 'page',
      consentId: 'test',
      expirationTime: Date.now() + 1e9,
    }
    await page
      .context()
      .addCookies([{ name: 'partitur_consent', value: encodeURIComponent(JSON.stringify(consent)), url: site.url }])
  }
  return page
}

/** Polls with a timeout for a busy machine. */
export function pollUntil<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 10_000 })
}

/** After hydration a click is client-side navigation. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** The scripts start with the first interaction; resolves after hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('html[data-live] main[data-images-loaded]').waitFor()
}

/** The settings name a tag manager until this test is over. */
export async function withTagManager(site: Site, id: string): Promise<void> {
  const admin = await site.session()
  const set = async (tag_manager_id: string) => {
    const { body } = await admin.call('GET', '/api/admin/settings/')
    expect((await admin.call('POST', '/api/admin/settings/', { ...body, tag_manager_id })).status).toBe(200)
  }
  await set(id)
  onTestFinished(() => set(''))
}

export type EventDateRecord = {
  id: number
  url: string
  status: string
  date_start: string
  tickets_from: string | null
  event: { name: string; type: { id: number; name: string } }
  venue: { id: number; name: string }
}

export async function allEventDates(site: Site): Promise<EventDateRecord[]> {
  const dates: EventDateRecord[] = []
  for (let next: string | null = `${site.url}/api/event-dates/`; next; ) {
    const answer = (await (await fetch(next)).json()) as { next: string | null; results: EventDateRecord[] }
    dates.push(...answer.results)
    next = answer.next
  }
  return dates
}

/** A form filled in faster than by a person asks to submit again. */
export async function resendUntilAccepted(page: Page, labels: { button: string; taken: string }): Promise<void> {
  const button = page.getByRole('button', { name: labels.button, exact: true })
  const confirmation = page.getByRole('heading', { name: labels.taken })
  await expect
    .poll(
      async () => {
        if (await button.isVisible())
          await Promise.all([
            page.waitForResponse((response) => response.request().method() === 'POST'),
            button.click(),
          ])
        await button.or(confirmation).first().waitFor()
        return confirmation.isVisible()
      },
      { interval: 1000, timeout: 15_000 },
    )
    .toBe(true)
}

/** Sets the data saver; nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Bytes on the wire by type, and in total. */
export async function watchBytes(page: Page): Promise<() => Record<string, number>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const types = new Map<string, string>()
  const sums: Record<string, number> = { all: 0 }
  network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    sums[type] = (sums[type] ?? 0) + encodedDataLength
    sums.all = (sums.all ?? 0) + encodedDataLength
  })
  return () => sums
}

/** Scripts wait until they are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

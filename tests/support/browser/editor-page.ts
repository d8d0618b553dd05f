import type { Browser, BrowserContext, Page } from 'playwright-core'
import { toPlainText } from '#site/format/plain-text.ts'
import { intercept } from './intercept.ts'
import { openWindow } from './open-window.ts'
import { setPreferences } from './preferences.ts'
import type { Site } from './site.ts'

type Opening = {
  path?: string
  context?: BrowserContext
  width?: number
  height?: number
  touch?: boolean
  hasDecided?: boolean
  hasPictures?: boolean
  account?: Parameters<Site['login']>[1]
}

/** A logged-in editor on a page in edit mode. */
export async function openEditor(
  { site, browser }: { site: Site; browser: Browser },
  {
    path = '/de/abonnements',
    context,
    width = 1440,
    height = 900,
    touch = false,
    hasDecided = true,
    hasPictures = false,
    account,
  }: Opening = {},
) {
  const options = { viewport: { width, height }, locale: 'de-DE', hasTouch: touch, isMobile: touch, hasPictures }
  const page = await (context ? context.newPage() : openWindow({ site, browser }, options))
  if (context) await page.setViewportSize({ width, height })
  else await site.login(page, account)
  if (!context && !account) await setPreferences(page, site, { side_by_side: false })
  // Consent to required cookies only, as usual for editors.
  const consent = encodeURIComponent(JSON.stringify({ categories: ['required'], services: { media: [] } }))
  if (hasDecided) await page.context().addCookies([{ name: 'partitur_consent', value: consent, url: site.url }])
  await page.goto(`${site.url}${path}?edit`)
  await bar(page).waitFor()
  return page
}

/**
 * From now on this window ignores others until it saves: during a test they may have written before or after its next
 * poll.
 */
export function hearsNothing(page: Page): Promise<void> {
  return intercept(page, '**/pageeditor-api/presence/', (route) => route.abort())
}

/** Polls for others at once instead of after twelve seconds, as a page does that becomes visible. */
export async function pollOthers(page: Page): Promise<void> {
  const pollResponse = page.waitForResponse((response) => response.url().endsWith('/presence/'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await pollResponse
}

export function bar(page: Page) {
  return page.getByRole('region', { name: /^(Seite bearbeiten|Edit page)$/ })
}

/** The text of the page's bar once everything is saved, also when others have saved meanwhile. */
export function allSaved(page: Page) {
  return bar(page)
    .getByText(/^(Alles gespeichert|Everything saved|\d+ (inzwischen geändert|changed meanwhile))$/)
    .waitFor()
}

export async function command(page: Page, target: string, item: string) {
  await page
    .getByRole('button', { name: `Weitere Befehle für ${target}` })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

/** The clipboard is in the bar of every tab once it can be pasted. */
export function onClipboard(page: Page, name: string | RegExp) {
  return bar(page).getByTitle(name, { exact: true }).waitFor()
}

export async function addModule(
  page: Page,
  { to, kind, fields = {} }: { to: string; kind: string; fields?: Record<string, string> },
) {
  await page.getByRole('button', { name: to, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value)
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // The focus moves to the new module: an earlier key press would go elsewhere.
  await page
    .getByRole('button', { name: new RegExp(`^Weitere Befehle für ${kind}`) })
    .and(page.locator(':focus'))
    .waitFor()
}

/** A module that is written inline. */
export async function writeModule(page: Page, { to, kind, text }: { to: string; kind: string; text: string }) {
  await page.getByRole('button', { name: to, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
  await page.locator('[data-inline]:focus').waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
}

export function textOf(page: Page, field: string | RegExp) {
  return page.getByRole('textbox', { name: field })
}

/** The HTML of a page for visitors, without the hyphens and blanks that the site sets. */
export async function asVisitor(site: Site, path: string): Promise<string> {
  const response = await fetch(site.url + path)
  return toPlainText(await response.text())
}

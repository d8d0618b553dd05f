import { hydration } from '#config'

/** Development needs React Router's own scripts for hot reloading. */
export const beginsWithFirstAct = hydration === 'first-act' && !import.meta.env.DEV

export const HANDOFF_ID = 'handoff'

type Handoff = { settings: string; data: string }

/**
 * A line of settings and the streamed data, in an element that browsers do not run: a script would need a hash per
 * page. Both are JSON, so only its strings could close the element.
 */
export function serialiseHandoff({ settings, data }: Handoff): string {
  return `${settings}\n${data}`.replaceAll('<', '\\u003c')
}

/**
 * Sets `window.__reactRouterContext`, which React Router hydrates from (read in 7.18.4). Throws if the data is missing
 * or truncated: React would render an empty page.
 */
export function restoreHandoff(page: Document): void {
  // An anchor of an editor may have the same id; no other script has.
  const text = page.querySelector(`script#${HANDOFF_ID}`)?.textContent ?? ''
  const end = text.indexOf('\n')
  if (end < 0 || !text.endsWith('\n')) throw new Error('the page has no complete hydration data')
  const stream = new Blob([text.slice(end + 1)]).stream()
  Object.assign(window, { __reactRouterContext: { ...JSON.parse(text.slice(0, end)), stream } })
}

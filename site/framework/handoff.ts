import { hydration } from '#config'

/** Development needs React Router's own scripts, which load what Vite changes. */
export const beginsWithFirstAct = hydration === 'first-act' && !import.meta.env.DEV

export const HANDOFF_ID = 'handoff'

type Handoff = { settings: string; data: string }

/**
 * A line of settings and the data as it streams, for an element that no browser runs: the hash of a script would stand in each
 * page's policy anew. Both are JSON, whose texts alone can hold what would end the element.
 */
export function serialiseHandoff({ settings, data }: Handoff): string {
  return `${settings}\n${data}`.replaceAll('<', '\\u003c')
}

/**
 * Sets `window.__reactRouterContext`, which React Router hydrates from (read in 7.18.4). Throws where the page lacks it or
 * lost its end on the way: React would replace the page with nothing.
 */
export function restoreHandoff(page: Document): void {
  // An anchor of an editor may have the same id; no other script has.
  const text = page.querySelector(`script#${HANDOFF_ID}`)?.textContent ?? ''
  const end = text.indexOf('\n')
  if (end < 0 || !text.endsWith('\n')) throw new Error('the page has no complete hydration data')
  const stream = new Blob([text.slice(end + 1)]).stream()
  Object.assign(window, { __reactRouterContext: { ...JSON.parse(text.slice(0, end)), stream } })
}

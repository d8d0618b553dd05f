/** Of the element that carries it. */
export const HANDOFF_ID = 'handoff'

/** Sets up what React Router takes a page over from. Throws where the page does not say it, or not to its end. */
export function takeHandoff(page: Document): void {
  // A place that an editor has named so may stand before it; no script does that is not ours.
  const text = page.querySelector(`script#${HANDOFF_ID}`)?.textContent ?? ''
  const end = text.indexOf('\n')
  if (end < 0 || !text.endsWith('\n')) throw new Error('the page does not say what it was made of')
  const stream = new Blob([text.slice(end + 1)]).stream()
  Object.assign(window, { __reactRouterContext: { ...JSON.parse(text.slice(0, end)), stream } })
}

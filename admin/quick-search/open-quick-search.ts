const EVENT = 'partitur:quick-search'

/** For buttons outside the bar. */
export function openQuickSearch(): void {
  document.dispatchEvent(new Event(EVENT))
}

export function onQuickSearch(open: () => void): () => void {
  document.addEventListener(EVENT, open)
  return () => document.removeEventListener(EVENT, open)
}

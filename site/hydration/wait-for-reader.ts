declare global {
  interface Window {
    partiturEarly?: { end: () => HTMLElement[]; repeat: () => void }
  }
}

/**
 * Stands in the page as text, so nothing outside of it exists there. The scripts of the page begin when it is painted
 * and the browser has nothing else to do, or when the visitor does something. Links and forms need no script; what is
 * pressed and chosen before the scripts are there is kept.
 */
export function waitForReader(load: () => void): void {
  const kept: HTMLElement[] = []
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const
  let isLoading = false
  const begin = () => {
    if (isLoading) return
    isLoading = true
    for (const sign of signs) window.removeEventListener(sign, begin, true)
    // React takes over a whole page, never the beginning of one.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
    else load()
  }
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && button.type !== 'submit') kept.push(button)
  }
  const keepChoice = (event: Event) => {
    if (event.target instanceof HTMLElement && !kept.includes(event.target)) kept.push(event.target)
  }
  document.addEventListener('click', keepPress, true)
  document.addEventListener('change', keepChoice, true)
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true })
  // Behind a frame, because everything may have loaded before the first one asks for the fonts of headings.
  const whenIdle = () =>
    requestAnimationFrame(() => (window.requestIdleCallback ? window.requestIdleCallback(begin, { timeout: 1500 }) : setTimeout(begin, 200)))
  // Who edits needs them at once: only they keep a link in editing.
  if (new URLSearchParams(location.search).has('edit') || location.pathname.startsWith('/admin')) begin()
  else if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
  window.partiturEarly = {
    end() {
      document.removeEventListener('click', keepPress, true)
      document.removeEventListener('change', keepChoice, true)
      return kept
    },
    repeat: () => undefined,
  }
}

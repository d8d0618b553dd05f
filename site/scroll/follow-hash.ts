import { scrollToElement, scrollTopOf } from './scroll-to.ts'
import { pause, waitFor } from './wait-for.ts'

type Following = { signal: AbortSignal; isArrival: boolean }

/**
 * Waits for the target of a hash, opens the disclosure it is in, scrolls to it and lets the keyboard go on from there. On
 * arrival the browser has often jumped there, or the visitor has gone on, long before this runs: then nothing scrolls.
 */
export async function followHash(hash: string, { signal, isArrival }: Following): Promise<void> {
  const target = await waitFor(() => document.getElementById(idOf(hash)), signal)
  if (!target) return
  const item = disclosureOf(target)
  if (item) item.open = true
  if (isArrival && window.scrollY > 0) {
    if (Math.abs(scrollTopOf(target) - window.scrollY) < 2) focus(item?.querySelector('summary') ?? target)
    return
  }
  if (item) await pause(Number(item.dataset.openingMs))
  if (signal.aborted) return
  await scrollToElement(target, signal)
  if (!signal.aborted) focus(item?.querySelector('summary') ?? target)
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** What opens to show the target, which may also be the frame of the module; it says how long it takes (`data-opening-ms`). */
function disclosureOf(target: Element): HTMLDetailsElement | null {
  return target.closest<HTMLDetailsElement>('details[data-opening-ms]') ?? target.querySelector(':scope > details[data-opening-ms]')
}

function focus(element: HTMLElement): void {
  if (!element.matches('a[href], button, summary, input, select, textarea, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

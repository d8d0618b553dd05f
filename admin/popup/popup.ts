import type { AdminRecord } from '../api/answers.ts'

// Asked once: the window stays a popup wherever it goes from here.
const isOpenedAsPopup = typeof window !== 'undefined' && new URLSearchParams(window.location.search).get('_popup') === '1'

/** Opened by the page editor to choose or change one record (spec §7, admin popups). */
export function isPopup(): boolean {
  return isOpenedAsPopup
}

/** Tells the window that opened this one, of our own origin only, and closes. */
export function answerOpener(resource: string, record: AdminRecord): void {
  window.opener?.postMessage({ type: 'partitur:picked', resource, record }, window.location.origin)
  window.close()
}

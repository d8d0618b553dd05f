import type { AdminRecord } from '../api/record-schema.ts'

// Asked once: the window stays a popup wherever it goes from here.
const asked = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search)
const isOpenedAsPopup = asked.get('_popup') === '1'

/** Opened by the page editor to choose or change one record (spec §7, admin popups). */
export function isPopup(): boolean {
  return isOpenedAsPopup
}

/** The one type of file the page editor asked for; empty when any will do. */
export function acceptedFileType(): string {
  return isOpenedAsPopup ? (asked.get('_accept') ?? '') : ''
}

/** Tells the window that opened this one, of our own origin only, and closes. */
export function sendToOpener(resource: string, record: AdminRecord): void {
  window.opener?.postMessage({ type: 'partitur:picked', resource, record }, window.location.origin)
  window.close()
}

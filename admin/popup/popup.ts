import type { AdminRecord } from '../api/record-schema.ts'

// Read once: the window stays a popup across navigation.
const searchParams = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search)
const isOpenedAsPopup = searchParams.get('_popup') === '1'

/** Opened by the page editor to choose or change one record (spec §7, admin popups). */
export function isPopup(): boolean {
  return isOpenedAsPopup
}

/** The only accepted media type; empty accepts any. */
export function acceptedFileType(): string {
  return isOpenedAsPopup ? (searchParams.get('_accept') ?? '') : ''
}

/** Posts to the opener, of our own origin only, and closes the window. */
export function sendToOpener(resource: string, record: AdminRecord): void {
  window.opener?.postMessage({ type: 'partitur:picked', resource, record }, window.location.origin)
  window.close()
}

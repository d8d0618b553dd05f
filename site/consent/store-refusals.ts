/**
 * Stores "required only" at the press: the dialog, which stores every answer, loads later than a visitor may leave.
 * Serialised into the page, so it must not refer to anything outside.
 */
export function storeRefusals(cookie: string): void {
  const store = ({ target }: MouseEvent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    if (target instanceof Element && target.closest('[data-answer=required]')) document.cookie = cookie
  }
  document.addEventListener('click', store, true)
}

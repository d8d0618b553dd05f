/**
 * Calls `store` at the press on "required only": the dialog, which stores every answer, loads later than a visitor may
 * leave. Serialised into the page, so it must not refer to anything outside.
 */
export function storeRefusals(store: () => void): void {
  const storeAnswer = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-answer=required]')) store()
  }
  document.addEventListener('click', storeAnswer, true)
}

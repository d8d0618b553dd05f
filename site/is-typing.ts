/** Whether a key is typed text or belongs to a dialog. The consent bar (`data-question`) is not modal. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="dialog"]:not([data-question]) *'))
  )
}

/** Where a key is a letter of what somebody writes, or of a dialog. The question for consent (`data-question`) stands beside the page. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="dialog"]:not([data-question]) *'))
  )
}

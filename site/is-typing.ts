/** Where a key is a letter of what somebody writes. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="dialog"] *'))
}

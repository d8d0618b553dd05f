/** The position behind a change of a text, found by its common start and end. */
export function changeEnd(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return after.length - end
}

/** How many characters stand before the caret; null while it is elsewhere. */
export function caretIn(element: HTMLElement): number | null {
  const selection = window.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const before = document.createRange()
  before.selectNodeContents(element)
  before.setEnd(selection.focusNode, selection.focusOffset)
  return before.toString().length
}

/** Shows other words, with the caret after so many of their characters. */
export function showText(element: HTMLElement, words: string, caret: number | null): void {
  element.textContent = words
  if (caret !== null) window.getSelection()?.collapse(element.firstChild ?? element, Math.min(caret, words.length))
}

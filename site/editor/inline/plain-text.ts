import { cleanLine, cleanLines } from '#contract/stored-text.ts'

/** The words of an editable element; a line break at the very end is the browser's own. */
export function plainTextOf(element: HTMLElement, { lines }: { lines: boolean }): string {
  const text = lines ? element.innerText : (element.textContent ?? '')
  return text.replace(/\u00a0/g, ' ').replace(/\n$/, '')
}

/** What was pasted as it fits a text: in lines of its own, or in one. */
export function pastedWords(pasted: string, { lines }: { lines: boolean }): string {
  return lines ? cleanLines(pasted) : cleanLine(pasted).replace(/\s+/g, ' ')
}

/** Types at the caret as the keyboard would, so that the browser tells everyone who listens. */
export function typeInto(text: string): void {
  document.execCommand('insertText', false, text)
}

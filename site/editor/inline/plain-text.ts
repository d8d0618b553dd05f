/** The words of an editable element; a line break at the very end is the browser's own. */
export function plainTextOf(element: HTMLElement): string {
  const text = keepsLines(element) ? element.innerText : (element.textContent ?? '')
  return text.replace(/\u00a0/g, ' ').replace(/\n$/, '')
}

/** Whether the page shows the text's line breaks; where it does not, none can be typed. */
export function keepsLines(element: HTMLElement): boolean {
  return getComputedStyle(element).whiteSpace.startsWith('pre')
}

/** Types at the caret as the keyboard would, so that the browser tells everyone who listens. */
export function typeInto(text: string): void {
  document.execCommand('insertText', false, text)
}

/** A text without soft hyphens, with ordinary blanks and hyphens: for titles, labels, search and editing. */
export function toPlainText(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
}

/** A heading without soft hyphens: for titles, labels and search. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '')
}

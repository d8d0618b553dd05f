/** A heading without the soft hyphens that were put in for its line breaks: for titles, labels and search. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '')
}

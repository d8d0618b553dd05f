/** A heading without the soft hyphens that were put in for its line breaks: for titles, labels and search. */
export function plain(text: string): string {
  return text.replaceAll('\u00ad', '')
}

/** The words of rich text, for a description: no tags, one space between words, cut at a word. */
export function excerpt(html: string, longest = 200): string {
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest))} …`
}

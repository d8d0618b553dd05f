const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of rich text, as a reader sees them, with one blank between them; empty when a reader would see nothing. */
export function richTextToPlain(html: string): string {
  // Bold or linked letters may be a part of a word, and a full stop stands behind its last one.
  return stripTags(html.replace(/<\/?(?:a|em|strong)\b[^<>]*>/g, ''), ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text or rich text as it begins, cut at a word. */
export function excerpt(html: string, longest = 200): string {
  const text = richTextToPlain(html)
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`
}

/** Not `[^>]*`: every `<` of a text without a `>` would read it to its end. */
export function stripTags(html: string, inTheirPlace: string): string {
  return html.replace(/<[^<>]*>/g, inTheirPlace)
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The visible text with single spaces; empty when nothing is visible. */
export function richTextToPlain(html: string): string {
  // Inline markup may be within a word or before a full stop, so it becomes no space.
  return stripTags(html.replace(/<\/?(?:a|em|strong)\b[^<>]*>/g, ''), ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The start of a text or rich text, cut at a word. */
export function excerpt(html: string, longest = 200): string {
  const text = richTextToPlain(html)
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`
}

/** Not `[^>]*`: without a `>` every `<` would scan to the end of the text. */
export function stripTags(html: string, inTheirPlace: string): string {
  return html.replace(/<[^<>]*>/g, inTheirPlace)
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The visible text with single spaces; empty when nothing is visible. */
export function richTextToPlain(html: string): string {
  // Inline markup may be within a word or before a full stop, so it becomes no space.
  return stripTags(html.replace(/<\/?(?:a|em|strong)\b[^<>]*>/g, ''), ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The start of a text or rich text, cut after a sentence unless that is short, or else at a word. */
export function excerpt(html: string, longest = 200): string {
  const text = richTextToPlain(html)
  if (text.length <= longest) return text
  const sentences = /^.*\p{Ll}{3}[.!?][“”"]?(?= \p{Lu})/u.exec(text.slice(0, longest + 2))?.[0] ?? ''
  return sentences.length >= longest * 0.4 ? sentences : `${text.slice(0, text.lastIndexOf(' ', longest))} …`
}

/** Not `[^>]*`: without a `>` every `<` would scan to the end of the text. */
export function stripTags(html: string, inTheirPlace: string): string {
  return html.replace(/<[^<>]*>/g, inTheirPlace)
}

const MAX_URL_CHARACTERS = 2000

/** External URLs in both languages, without fragments, from link fields and rich texts. */
export function extractExternalUrls({ links, texts }: { links: unknown; texts: unknown }): string[] {
  const inTexts = getStrings(texts).flatMap(extractHrefs)
  return [...getStrings(links), ...inTexts]
    .map((href) => href.replace(/#.*$/, ''))
    .filter((href) => /^https?:\/\/\S+$/.test(href) && href.length <= MAX_URL_CHARACTERS)
}

export function extractHrefs(html: string): string[] {
  return [...html.matchAll(/<a\b[^<>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

function getStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getStrings) : []
}

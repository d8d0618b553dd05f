const URL_MAX = 2000

/** The addresses of other websites in both languages, without what is behind `#`: what link fields hold, and the links in rich texts. */
export function addressesIn({ links, texts }: { links: unknown; texts: unknown }): string[] {
  const inTexts = stringsIn(texts).flatMap(hrefsIn)
  return [...stringsIn(links), ...inTexts]
    .map((href) => href.replace(/#.*$/, ''))
    .filter((href) => /^https?:\/\/\S+$/.test(href) && href.length <= URL_MAX)
}

/** Where the links of a rich text lead, as they are written. */
export function hrefsIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^<>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

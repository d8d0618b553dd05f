import { locales } from '#config'
import type { AddressPair } from '#content/define-address.ts'
import { listedAddresses } from './addresses.ts'
import type { Deps } from './deps.ts'

const URLS_MAX = 50_000

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
}

/** Every public address in both languages, with its alternate. */
export async function buildSitemap(deps: Deps, origin: string): Promise<string> {
  const pairs = (await listedAddresses(deps)).slice(0, URLS_MAX / 2)
  const entries = pairs.flatMap((pair) => locales.map((locale) => `<url><loc>${escapeXml(origin + pair[locale])}</loc>${alternates(origin, pair)}</url>`))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

function alternates(origin: string, addresses: AddressPair): string {
  return locales.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + addresses[locale])}"/>`).join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

import { locales } from '#config'
import { AppError } from '#contract/errors.ts'
import { screenUrl } from '#contract/links/urls.ts'
import type { ContentType, ResourceName, Screen } from '#model/define-type.ts'
import { contentTypes } from '#model/types.ts'
import type { Deps } from '../deps.ts'
import { latestDate } from '../rows/latest-date.ts'
import { sectionsLastModified } from '../sections/last-modified.ts'
import { escapeMarkup } from '../texts/escape-markup.ts'
import type { LocalisedUrl, SitemapPage, UrlContext } from './define-urls.ts'
import { sitemapPagesFor } from './record-urls.ts'

/** The sitemap protocol allows 50 000 URLs a file; each pair has two. */
const MAX_PAIRS = 50_000 / locales.length
/** Others get their turn between two batches. */
const PAIR_BATCH_SIZE = 500
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Paths excluded in robots.txt: back office, API, files with expiring rights, search results and edit mode. */
const FOR_NOBODY = [
  '/admin',
  '/api/',
  '/press/',
  '/de/druck/',
  '/en/print/',
  ...locales.flatMap((locale) => [`/${locale}/pageeditor-api/`, `${screenUrl('search', locale)}?`]),
  '/*?edit',
  '/*&edit',
]

export function robots(origin: string): string {
  return ['User-agent: *', ...FOR_NOBODY.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}

/**
 * Every public address in both languages, each with its alternate and when it was changed last: one file, or an index of files where one cannot hold
 * them. `part` is the number of such a file.
 */
export async function openSitemap(
  deps: Deps,
  { origin, part, pairsMax = MAX_PAIRS }: { origin: string; part?: number; pairsMax?: number },
): Promise<ReadableStream<Uint8Array>> {
  const pages = await listSitemapEntries(deps)
  const parts = Math.max(1, Math.ceil(pages.length / pairsMax))
  if (part !== undefined && !(part >= 1 && part <= parts))
    throw new AppError('not_found', { message: `sitemap ${part} of ${parts}` })
  if (part === undefined && parts > 1) return getStream(indexOf(origin, parts))
  const from = ((part ?? 1) - 1) * pairsMax
  return getStream(getFiles(origin, pages.slice(from, from + pairsMax)))
}

function* indexOf(origin: string, parts: number): Generator<string> {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeMarkup(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${SCHEMA}">\n${files.join('\n')}\n</sitemapindex>\n`
}

function* getFiles(origin: string, pages: SitemapEntry[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (let start = 0; start < pages.length; start += PAIR_BATCH_SIZE) {
    yield pages
      .slice(start, start + PAIR_BATCH_SIZE)
      .map((page) => getEntries(origin, page))
      .join('')
  }
  yield '</urlset>\n'
}

function getEntries(origin: string, { urls, changed }: SitemapEntry): string {
  const links = locales.map((locale) => ({ locale, address: escapeMarkup(origin + urls[locale]) }))
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  const alternates = links
    .map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`)
    .join('')
  return links.map(({ address }) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>\n`).join('')
}

function getStream(chunks: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve))
      const { value, done } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

/** `changed`: the last write to the record, its sections or, for a list page, its records. */
type SitemapEntry = { urls: LocalisedUrl; changed: Date | null }

async function listSitemapEntries(reader: UrlContext): Promise<SitemapEntry[]> {
  const pagesByType: { type: ContentType; pages: SitemapPage[] }[] = []
  for (const type of contentTypes)
    if (type.link) pagesByType.push({ type, pages: await sitemapPagesFor(reader, type.resource as ResourceName) })
  const lastModified = await sectionsLastModified(reader)
  const newest = pagesByType.map(({ type, pages }) => ({
    type,
    at: latestDate(pages.map((page) => page.lastModified)),
  }))
  const newestShown = (screen: Screen) =>
    latestDate(newest.filter(({ type }) => screen === 'home' || isScreenOf(type, screen)).map(({ at }) => at))
  const newestOfAll = latestDate(newest.map(({ at }) => at))
  return pagesByType.flatMap(({ type, pages }) =>
    pages.map(({ urls, id, shows, ...page }) => ({
      urls,
      // A page that was never edited is as new as the newest page.
      changed:
        latestDate([
          page.lastModified,
          lastModified.get(`${type.sectionOwner}:${id}`) ?? null,
          shows ? newestShown(shows) : null,
        ]) ?? newestOfAll,
    })),
  )
}

function isScreenOf({ screens = {} }: ContentType, screen: Screen): boolean {
  return Object.hasOwn(screens, screen)
}

import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Locale, organisationName, website } from '#config'
import { requireFirst } from '#contract/errors.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { printableText } from '#contract/texts/stored-text.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { listSectionsOfRecords } from '#server/services/sections/sections.ts'
import { renderPictureHtml, renderSectionsHtml } from '#server/services/sections/write-html.ts'
import { escapeMarkup } from '#server/services/texts/escape-markup.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { categories } from '../lookup/table.ts'
import type { BlogEntry } from './endpoints.ts'
import { listNewestArticles } from './service.ts'
import { type FeedFormat, feedFormats } from './type.ts'

const ENTRIES = 30
/** UUID namespace: an arbitrary number that must stay the same. */
const NAMESPACE = Buffer.from('6f0f4a1e5c8b4a0f9d2d3b7e8c1a9f42', 'hex')

type FeedEntry = {
  id: string
  url: string
  title: string
  summary: string
  html: string
  category: string | null
  published: Date
  updated: Date
}
export type Feed = {
  id: string
  locale: Locale
  title: string
  home: string
  self: string
  updated: Date
  entries: FeedEntry[]
}

type LoadFeedOptions = { category: number | undefined; origin: string; address: string }

/** The newest articles in full, as every visitor may read them. */
export async function loadFeed(viewing: Deps, { category, origin, address }: LoadFeedOptions): Promise<Feed> {
  const deps = asVisitor(viewing)
  const { locale } = deps
  const texts = feedWords[locale]
  const categoryTitle = category ? await findCategoryName(deps, category) : null
  const articles = await listNewestArticles(deps, { category, limit: ENTRIES })
  const sections = await listSectionsOfRecords(deps, { content_type: 'blogentry', ids: articles.map(({ id }) => id) })
  const sectionsOf = groupBy(sections, (section) => section.object_id)
  const entries = articles.map((article) =>
    getEntry(article, { html: renderSectionsHtml(sectionsOf.get(article.id) ?? []), origin, locale }),
  )
  return {
    id: getName('news', locale, String(category ?? 'all')),
    locale,
    title: categoryTitle ? texts.titleOf(categoryTitle) : texts.title,
    home: origin + screenUrl('news', locale),
    self: origin + address,
    updated: new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime()))),
    entries,
  }
}

async function findCategoryName({ db, locale }: Deps, id: number): Promise<string> {
  const row = requireFirst(
    await db.select({ name: categories.name }).from(categories).where(eq(categories.id, id)),
    `category ${id}`,
  )
  return textInLocale(row.name, locale)
}

function getEntry(
  article: BlogEntry,
  { html, origin, locale }: { html: string; origin: string; locale: Locale },
): FeedEntry {
  const { id, title, intro, body, category, image, date, updated } = article
  const url = origin + article.url
  const text = [renderPictureHtml(image), intro ? `<p>${escapeMarkup(intro)}</p>` : '', body, html].join('')
  const published = new Date(date)
  return {
    id: getName('article', locale, String(id)),
    url,
    title,
    summary: intro,
    html: withWholeAddresses(text, { origin, url }),
    category: category?.name ?? null,
    published,
    // An article written in advance counts as updated on the day it appeared.
    updated: new Date(Math.max(Date.parse(updated), published.getTime())),
  }
}

/** A feed reader needs absolute URLs. */
function withWholeAddresses(html: string, { origin, url }: { origin: string; url: string }): string {
  return html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name: string, start: string) => ` ${name}="${start === '/' ? `${origin}/` : `${url}#`}`,
  )
}

/** Stable when the URL, the title or the host changes: a version 5 UUID (RFC 9562). */
function getName(...parts: string[]): string {
  const hash = createHash('sha1')
    .update(NAMESPACE)
    .update([website.identifier, website.instance, ...parts].join('/'))
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return `urn:uuid:${hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
}

type FeedWords = { title: string; titleOf: (category: string) => string }

const titleOf = (category: string) => `${organisationName}: ${category}`

const feedWords: Record<Locale, FeedWords> = {
  de: { title: titleOf('Aktuelles'), titleOf },
  en: { title: titleOf('News'), titleOf },
}

export const feedWriters: Record<FeedFormat, (feed: Feed) => Promise<string>> = { atom: writeAtom, json: writeJson }

/** Loaded with the first feed: it would take a tenth of the process's memory at rest. */
const loadFeedsmith = () => import('feedsmith')

/** RFC 4287. */
async function writeAtom({ id, locale, title, home, self, updated, entries }: Feed): Promise<string> {
  const { generateAtomFeed } = await loadFeedsmith()
  // XML 1.0 allows no control characters, not even escaped.
  const xml = generateAtomFeed({
    xml: { lang: locale },
    id,
    title: { value: title },
    updated,
    links: [
      { rel: 'self', href: self, type: feedFormats.atom },
      { rel: 'alternate', href: home, type: 'text/html' },
    ],
    authors: [{ name: organisationName }],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      links: [{ rel: 'alternate', href: entry.url, type: 'text/html' }],
      published: entry.published,
      updated: entry.updated,
      ...(entry.summary ? { summary: { value: entry.summary } } : {}),
      content: { type: 'html', value: entry.html },
      ...(entry.category ? { categories: [{ term: entry.category }] } : {}),
    })),
  })
  return printableText(xml)
}

/** https://www.jsonfeed.org/version/1.1/ */
async function writeJson({ locale, title, home, self, entries }: Feed): Promise<string> {
  const { generateJsonFeed } = await loadFeedsmith()
  const feed = generateJsonFeed({
    title,
    home_page_url: home,
    feed_url: self,
    language: locale,
    authors: [{ name: organisationName }],
    items: entries.map(({ id, url, title, summary, html, category, published, updated }) => ({
      id,
      url,
      title,
      ...(summary ? { summary } : {}),
      content_html: html,
      date_published: published,
      date_modified: updated,
      ...(category ? { tags: [category] } : {}),
    })),
  })
  // The library omits an empty list; the format requires it.
  return JSON.stringify({ items: [], ...(feed as object) })
}

import { organisationName } from '#config'
import { printableText } from '#contract/texts/stored-text.ts'
import type { Feed } from './feed.server.ts'
import { type FeedFormat, feedFormats } from './type.ts'

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

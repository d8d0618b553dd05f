import { asc, inArray } from 'drizzle-orm'
import type { Locale } from '#config'
import { type LinkTarget, parseReference } from '#contract/links.ts'
import { pageUrl, urlOf } from '#contract/urls.ts'
import type { Reader } from '#server/db/connect.ts'
import { courses } from '#server/db/schema/courses.ts'
import { eventDates, productions, venues } from '#server/db/schema/events.ts'
import { files } from '#server/db/schema/media.ts'
import { blogEntries } from '#server/db/schema/news.ts'
import { pages } from '#server/db/schema/pages.ts'
import { people } from '#server/db/schema/people.ts'
import { textOf } from './localise.ts'
import { typesOf } from './people.ts'

/** What a stored link leads to: references become the record's URL in this language, anything else stays. */
export type LinkMap = { get: (link: string) => string }

/**
 * Resolves the links of many records, one query per kind of target. A reference to a deleted record leads nowhere: ''.
 * `hops` is how many pages that only link are followed; more than one could be a ring.
 */
export async function loadLinks(db: Reader, links: readonly string[], locale: Locale, hops = 1): Promise<LinkMap> {
  const wanted = new Map<LinkTarget, Set<number>>()
  for (const link of links) {
    const reference = parseReference(link)
    if (reference) wanted.set(reference.target, (wanted.get(reference.target) ?? new Set()).add(reference.id))
  }
  const resolved = new Map<string, string>()
  for (const [target, ids] of wanted) {
    for (const [id, url] of await loaders[target](db, [...ids], locale, hops)) resolved.set(`${target}:${id}`, url)
  }
  return { get: (link) => (parseReference(link) ? (resolved.get(link) ?? '') : link) }
}

type Loader = (db: Reader, ids: number[], locale: Locale, hops: number) => Promise<[number, string][]>

const loaders: Record<LinkTarget, Loader> = {
  page: async (db, ids, locale, hops) => {
    const rows = await db.select().from(pages).where(inArray(pages.id, ids))
    const links = rows.filter((row) => row[`path_${locale}`] === null).map((row) => textOf(row.link, locale))
    const followed: LinkMap = hops > 0 ? await loadLinks(db, links, locale, hops - 1) : { get: () => '' }
    return rows.map((row) => {
      const path = row[`path_${locale}`]
      return [row.id, path === null ? followed.get(textOf(row.link, locale)) : pageUrl(locale, path)]
    })
  },
  /** A production's page is that of its next date. */
  event: async (db, ids, locale) => {
    const rows = await db
      .select({ id: productions.id, slug_de: productions.slug_de, slug_en: productions.slug_en })
      .from(productions)
      .where(inArray(productions.id, ids))
    const dates = await db.select().from(eventDates).where(inArray(eventDates.production_id, ids)).orderBy(asc(eventDates.date_start))
    return rows.flatMap((row): [number, string][] => {
      const own = dates.filter((date) => date.production_id === row.id)
      const date = own.find((each) => each.date_end.getTime() > Date.now()) ?? own.at(-1)
      return date ? [[row.id, urlOf('event', locale, { slug: row[`slug_${locale}`], id: date.id })]] : []
    })
  },
  course: async (db, ids, locale) => {
    const rows = await db.select().from(courses).where(inArray(courses.id, ids))
    return rows.map((row) => [row.id, urlOf('course', locale, { slug: row[`slug_${locale}`], id: row.id })])
  },
  person: async (db, ids, locale) => {
    const rows = await db.select().from(people).where(inArray(people.id, ids))
    return rows.map((row) => [row.id, urlOf('person', locale, { type: typesOf(row)[0] ?? 'employee', slug: row[`slug_${locale}`], id: row.id })])
  },
  news: async (db, ids, locale) => {
    const rows = await db.select().from(blogEntries).where(inArray(blogEntries.id, ids))
    return rows.map((row) => [row.id, urlOf('article', locale, { slug: row[`slug_${locale}`], id: row.id })])
  },
  venue: async (db, ids, locale) => {
    const rows = await db.select().from(venues).where(inArray(venues.id, ids))
    return rows.map((row) => [row.id, urlOf('venue', locale, { slug: row[`slug_${locale}`], id: row.id })])
  },
  file: async (db, ids) => {
    const rows = await db.select().from(files).where(inArray(files.id, ids))
    return rows.map((row) => [row.id, `/files/${row.id}/${encodeURIComponent(row.name)}?v=${row.hash}`])
  },
}

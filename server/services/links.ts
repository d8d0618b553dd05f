import { asc, inArray } from 'drizzle-orm'
import type { Locale } from '#config'
import { blogEntries } from '#content/article/table.ts'
import { courses } from '#content/course/table.ts'
import type { LinkTarget } from '#content/define.ts'
import { eventDates, productions } from '#content/event/table.ts'
import { files } from '#content/file/table.ts'
import { pages } from '#content/page/table.ts'
import { people } from '#content/person/table.ts'
import { venues } from '#content/venue/table.ts'
import { parseReference } from '#contract/links.ts'
import { pageUrl, urlOf } from '#contract/urls.ts'
import type { Reader } from '#server/db/connect.ts'
import type { Viewer } from './deps.ts'
import { textOf } from './localise.ts'
import { typesOf } from './people.ts'
import { isReachable, type VisibleType } from './visibility.ts'

/** What a stored link leads to: references become the record's URL in this language, anything else stays. */
export type LinkMap = { get: (link: string) => string }

type LinkReader = { db: Reader; viewer: Viewer | null; now: () => Date }

/**
 * Resolves the links of many records, one query per kind of target. A reference to a record that is deleted or, for a
 * visitor, offline leads nowhere: ''. `hops` is how many pages that only link are followed; more than one could be a ring.
 */
export async function loadLinks(reader: LinkReader, links: readonly string[], locale: Locale, hops = 1): Promise<LinkMap> {
  const wanted = new Map<LinkTarget, Set<number>>()
  for (const link of links) {
    const reference = parseReference(link)
    if (reference) wanted.set(reference.target, (wanted.get(reference.target) ?? new Set()).add(reference.id))
  }
  const resolved = new Map<string, string>()
  for (const [target, ids] of wanted) {
    for (const [id, url] of await loaders[target](reader, [...ids], locale, hops)) resolved.set(`${target}:${id}`, url)
  }
  return { get: (link) => (parseReference(link) ? (resolved.get(link) ?? '') : link) }
}

type Loader = (reader: LinkReader, ids: number[], locale: Locale, hops: number) => Promise<[number, string][]>

/** Editors follow links to what is not online yet. */
function shownTo(reader: LinkReader, type: VisibleType) {
  return (row: Record<string, unknown>) => isReachable(reader, type, row)
}

const loaders: Record<LinkTarget, Loader> = {
  page: async (reader, ids, locale, hops) => {
    const rows = (await reader.db.select().from(pages).where(inArray(pages.id, ids))).filter(shownTo(reader, 'page'))
    const links = rows.filter((row) => row[`path_${locale}`] === null).map((row) => textOf(row.link, locale))
    const followed: LinkMap = hops > 0 ? await loadLinks(reader, links, locale, hops - 1) : { get: () => '' }
    return rows.map((row) => {
      const path = row[`path_${locale}`]
      return [row.id, path === null ? followed.get(textOf(row.link, locale)) : pageUrl(locale, path)]
    })
  },
  /** A production's page is that of its next date. */
  event: async (reader, ids, locale) => {
    const { id, slug_de, slug_en, is_online } = productions
    const rows = (await reader.db.select({ id, slug_de, slug_en, is_online }).from(productions).where(inArray(id, ids))).filter(shownTo(reader, 'event'))
    const dates = await reader.db.select().from(eventDates).where(inArray(eventDates.production_id, ids)).orderBy(asc(eventDates.date_start))
    return rows.flatMap((row): [number, string][] => {
      const own = dates.filter((date) => date.production_id === row.id)
      const date = own.find((each) => each.date_end > reader.now()) ?? own.at(-1)
      return date ? [[row.id, urlOf('event', locale, { slug: row[`slug_${locale}`], id: date.id })]] : []
    })
  },
  course: async (reader, ids, locale) => {
    const rows = (await reader.db.select().from(courses).where(inArray(courses.id, ids))).filter(shownTo(reader, 'course'))
    return rows.map((row) => [row.id, urlOf('course', locale, { slug: row[`slug_${locale}`], id: row.id })])
  },
  person: async (reader, ids, locale) => {
    const rows = (await reader.db.select().from(people).where(inArray(people.id, ids))).filter(shownTo(reader, 'person'))
    return rows.map((row) => [row.id, urlOf('person', locale, { type: typesOf(row)[0] ?? 'employee', slug: row[`slug_${locale}`], id: row.id })])
  },
  news: async (reader, ids, locale) => {
    const rows = (await reader.db.select().from(blogEntries).where(inArray(blogEntries.id, ids))).filter(shownTo(reader, 'blogentry'))
    return rows.map((row) => [row.id, urlOf('article', locale, { slug: row[`slug_${locale}`], id: row.id })])
  },
  venue: async (reader, ids, locale) => {
    const rows = (await reader.db.select().from(venues).where(inArray(venues.id, ids))).filter(shownTo(reader, 'venue'))
    return rows.map((row) => [row.id, urlOf('venue', locale, { slug: row[`slug_${locale}`], id: row.id })])
  },
  file: async ({ db }, ids) => {
    const rows = await db.select().from(files).where(inArray(files.id, ids))
    return rows.map((row) => [row.id, `/files/${row.id}/${encodeURIComponent(row.name)}?v=${row.hash}`])
  },
}

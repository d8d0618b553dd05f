import { and, eq } from 'drizzle-orm'
import { blogEntries } from '#content/article/table.ts'
import { courses } from '#content/course/table.ts'
import type { Screen } from '#content/define.ts'
import { eventDates, productionPeople, productions } from '#content/event/table.ts'
import { pages } from '#content/page/table.ts'
import { people } from '#content/person/table.ts'
import { venues } from '#content/venue/table.ts'
import { pageUrl, type ScreenParams, urlOf } from '#contract/urls.ts'
import type { Deps } from './deps.ts'
import { typesOf } from './people.ts'
import { whereReachable } from './visibility.ts'

const URLS_MAX = 50_000
type Pair = { de: string; en: string }

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
}

/** Every public address in both languages, with its alternate. */
export async function buildSitemap(deps: Deps, origin: string): Promise<string> {
  const pairs = (await addresses(deps)).slice(0, URLS_MAX / 2)
  const entries = pairs.flatMap((pair) =>
    (['de', 'en'] as const).map((locale) => `<url><loc>${escapeXml(origin + pair[locale])}</loc>${alternates(origin, pair)}</url>`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

async function addresses(deps: Deps): Promise<Pair[]> {
  const { db } = deps
  const pageRows = await db.select().from(pages).where(whereReachable(deps, 'page'))
  const dates = await linkedDates(deps)
  const courseRows = await db.select().from(courses).where(whereReachable(deps, 'course'))
  const articles = await db.select().from(blogEntries).where(whereReachable(deps, 'blogentry'))
  const venueRows = await db.select().from(venues).where(whereReachable(deps, 'venue'))
  const personRows = await db.select().from(people).where(whereReachable(deps, 'person'))
  return [
    ...pageRows.flatMap((row) => (row.path_de === null || row.path_en === null ? [] : [{ de: pageUrl('de', row.path_de), en: pageUrl('en', row.path_en) }])),
    ...dates.map((row) => pair('event', row)),
    ...courseRows.map((row) => pair('course', row)),
    ...articles.map((row) => pair('article', row)),
    ...venueRows.map((row) => pair('venue', row)),
    ...personRows.flatMap((row) => typesOf(row).map((type) => pair('person', row, { type }))),
  ]
}

/** Coming dates, and past ones that a page leads to: that of a coming date of the same production, or of a soloist. */
async function linkedDates(deps: Deps) {
  const { db, now } = deps
  const rows = await db
    .select({ id: eventDates.id, production: productions.id, end: eventDates.date_end, slug_de: productions.slug_de, slug_en: productions.slug_en })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(whereReachable(deps, 'event'))
  const withSoloist = await db
    .select({ production: productionPeople.production_id })
    .from(productionPeople)
    .innerJoin(people, eq(people.id, productionPeople.person_id))
    .where(and(eq(people.is_soloist, true), whereReachable(deps, 'person')))
  const coming = rows.filter(({ end }) => end >= now())
  const linked = new Set([...coming, ...withSoloist].map(({ production }) => production))
  return rows.filter(({ production }) => linked.has(production))
}

function pair(screen: Screen, row: { id: number; slug_de: string; slug_en: string }, more: ScreenParams = {}): Pair {
  return { de: urlOf(screen, 'de', { ...more, id: row.id, slug: row.slug_de }), en: urlOf(screen, 'en', { ...more, id: row.id, slug: row.slug_en }) }
}

function alternates(origin: string, addresses: Pair): string {
  return (['de', 'en'] as const).map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + addresses[locale])}"/>`).join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

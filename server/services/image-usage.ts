import { eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Reader } from '#server/db/connect.ts'
import { courses } from '#server/db/schema/courses.ts'
import { productions, venues } from '#server/db/schema/events.ts'
import { heroes, teasers } from '#server/db/schema/lookups.ts'
import { images } from '#server/db/schema/media.ts'
import { blogEntries } from '#server/db/schema/news.ts'
import { modules, pages, sections } from '#server/db/schema/pages.ts'
import { people } from '#server/db/schema/people.ts'
import { type Deps, requireEditor } from './deps.ts'
import { loadLinks } from './links.ts'
import { textOf } from './localise.ts'

export type Usage = { resource: string; id: number; title: string; url: string | null }

/** Every place that shows a picture: records, stages, and modules by the record their section belongs to. */
export async function findImageUsage(deps: Deps, imageId: number): Promise<Usage[]> {
  requireEditor(deps)
  const [image] = await deps.db.select({ id: images.id }).from(images).where(eq(images.id, imageId))
  if (!image) throw new AppError('not_found', { message: `image ${imageId}` })
  const found = await placesOf(deps.db, imageId)
  const references = found.map(({ kind, id }) => (kind ? `${kind}:${id}` : ''))
  const links = await loadLinks(deps, references, deps.locale)
  const unique = new Map(found.map((place, index) => [`${place.resource}:${place.id}`, { ...place, url: links.get(references[index] ?? '') || null }]))
  return [...unique.values()].map(({ resource, id, title, url }) => ({
    resource,
    id,
    title: typeof title === 'string' ? title : textOf(title, deps.locale),
    url,
  }))
}

export async function isImageUsed(db: Reader, imageId: number): Promise<boolean> {
  return (await placesOf(db, imageId)).length > 0
}

type Place = { resource: string; kind: string | null; id: number; title: Localised | string }

async function placesOf(db: Reader, image: number): Promise<Place[]> {
  const named = async (table: typeof productions | typeof courses, place: Omit<Place, 'id' | 'title'>) =>
    (await db.select({ id: table.id, title: table.name }).from(table).where(eq(table.image_id, image))).map((row): Place => ({ ...place, ...row }))
  return [
    ...(await named(productions, { resource: 'productions', kind: 'event' })),
    ...(await named(courses, { resource: 'courses', kind: 'course' })),
    ...(await db.select({ id: venues.id, title: venues.name }).from(venues).where(eq(venues.image_id, image))).map((row) => ({
      resource: 'venues',
      kind: 'venue',
      ...row,
    })),
    ...(await db.select({ id: blogEntries.id, title: blogEntries.title }).from(blogEntries).where(eq(blogEntries.image_id, image))).map((row) => ({
      resource: 'news',
      kind: 'news',
      ...row,
    })),
    ...(await db.select({ id: pages.id, title: pages.title }).from(pages).where(eq(pages.og_image_id, image))).map((row) => ({
      resource: 'pages',
      kind: 'page',
      ...row,
    })),
    ...(await db.select({ id: people.id, first: people.first_name, last: people.last_name }).from(people).where(eq(people.image_id, image))).map((row) => ({
      resource: 'people',
      kind: 'person',
      id: row.id,
      title: `${row.first} ${row.last}`.trim(),
    })),
    ...(await db.select({ id: heroes.id, title: heroes.headline }).from(heroes).where(eq(heroes.image_id, image))).map((row) => ({
      resource: 'heroes',
      kind: null,
      ...row,
    })),
    ...(await db.select({ id: teasers.id, title: teasers.headline }).from(teasers).where(eq(teasers.image_id, image))).map((row) => ({
      resource: 'teasers',
      kind: null,
      ...row,
    })),
    ...(await placesInSections(db, image)),
  ]
}

const ownerOf = {
  page: { resource: 'pages', kind: 'page' },
  event: { resource: 'productions', kind: 'event' },
  course: { resource: 'courses', kind: 'course' },
  blogentry: { resource: 'news', kind: 'news' },
  person: { resource: 'people', kind: 'person' },
  venue: { resource: 'venues', kind: 'venue' },
} as const

async function placesInSections(db: Reader, image: number): Promise<Place[]> {
  // The picture's id in a module's JSON; both databases write it as text alike. Deleted ones count: they can be restored.
  const rows = await db
    .select({ content_type: sections.content_type, object_id: sections.object_id, kind: modules.kind, title: pages.title })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
    .leftJoin(pages, sql`${sections.content_type} = 'page' and ${pages.id} = ${sections.object_id}`)
    .where(sql`cast(${modules.data}->>'image' as text) = ${String(image)}`)
  return rows.map((row) => ({ ...ownerOf[row.content_type], id: row.object_id, title: row.title ?? `${row.content_type} ${row.object_id}` }))
}

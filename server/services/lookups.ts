import { and, asc, eq } from 'drizzle-orm'
import type { Variant } from '#config'
import { colors } from '#content/color/table.ts'
import { faqs } from '#content/faq/table.ts'
import { instruments } from '#content/instrument/table.ts'
import { locations } from '#content/location/table.ts'
import { ageGroups, categories, eventTypes, instrumentGroups, parentGroups } from '#content/lookup/table.ts'
import type { heroes, teasers } from '#content/stage/table.ts'
import { venues } from '#content/venue/table.ts'
import type { IdName } from '#contract/common.ts'
import { AppError } from '#contract/errors.ts'
import type { Hero, Venue } from '#contract/lookups.ts'
import { urlOf } from '#contract/urls.ts'
import type { Reader } from '#server/db/connect.ts'
import type { Deps } from './deps.ts'
import { groupBy } from './groupBy.ts'
import { loadImages } from './images.ts'
import { loadLinks } from './links.ts'
import { localise, textOf } from './localise.ts'
import { whereShown } from './visibility.ts'

const namedTables = { types: eventTypes, ageGroups, parentGroups, categories } as const

/** Id and name of every record of a lookup, in the house's order. */
export async function listNames({ db, locale }: Deps, lookup: keyof typeof namedTables): Promise<IdName[]> {
  const table = namedTables[lookup]
  const rows = await db.select().from(table).orderBy(asc(table.order), asc(table.id))
  return rows.map((row) => ({ id: row.id, name: textOf(row.name, locale) }))
}

export async function listLocations({ db, locale }: Deps) {
  const rows = await db.select().from(locations).orderBy(asc(locations.order), asc(locations.id))
  return rows.map((row) => ({ id: row.id, name: textOf(row.name, locale), address: row.address, city: row.city }))
}

export async function listInstrumentGroups({ db, locale }: Deps) {
  const groups = await db.select().from(instrumentGroups).orderBy(asc(instrumentGroups.order), asc(instrumentGroups.id))
  const members = groupBy(await db.select().from(instruments).orderBy(asc(instruments.order), asc(instruments.id)), (row) => row.group_id)
  return groups.map((group) => ({
    id: group.id,
    name: textOf(group.name, locale),
    instruments: (members.get(group.id) ?? []).map((row) => ({ id: row.id, name: textOf(row.name, locale) })),
  }))
}

export async function listColors({ db, locale }: Deps) {
  const rows = await db.select().from(colors).orderBy(asc(colors.order), asc(colors.id))
  return rows.map((row) => ({ id: row.id, key: row.key, name: textOf(row.name, locale), value: row.value }))
}

export async function listFaq({ db, locale }: Pick<Deps, 'locale'> & { db: Reader }) {
  const rows = await db.select().from(faqs).where(eq(faqs.is_online, true)).orderBy(asc(faqs.order), asc(faqs.id))
  return rows.map((row) => ({ id: row.id, category: row.category, ...localise(row, ['question', 'answer'], locale) }))
}

/** Stage pictures or teasers of a variant's home page; of both without one. */
export async function listStage(deps: Deps, { table, variant }: { table: typeof heroes | typeof teasers; variant: Variant | undefined }): Promise<Hero[]> {
  const { db, locale } = deps
  const where = and(eq(table.is_online, true), variant ? eq(table.variant, variant) : undefined)
  // heroes and teasers have the same columns; the type of one stands for both.
  const source = table as typeof heroes
  const rows = await db.select().from(source).where(where).orderBy(asc(source.order), asc(source.id))
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  const links = await loadLinks(
    deps,
    rows.map((row) => row.link),
    locale,
  )
  return rows.map((row) => ({
    id: row.id,
    ...localise(row, ['preline', 'headline', 'subline', 'text', 'link_text'], locale),
    link: row.link,
    link_url: links.get(row.link),
    ...images.get(row.image_id),
  }))
}

export async function listVenues(deps: Deps): Promise<Venue[]> {
  return loadVenues(deps, undefined)
}

export async function getVenue(deps: Deps, id: number): Promise<Venue> {
  const [venue] = await loadVenues(deps, id)
  if (!venue) throw new AppError('not_found', { message: `venue ${id}` })
  return venue
}

async function loadVenues(deps: Deps, id: number | undefined): Promise<Venue[]> {
  const { db, locale } = deps
  const where = and(id ? eq(venues.id, id) : undefined, whereShown(deps, 'venues'))
  const rows = await db.select().from(venues).where(where).orderBy(asc(venues.city), asc(venues.name))
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  return rows.map((row) => ({
    id: row.id,
    url: urlOf('venue', locale, { slug: row[`slug_${locale}`], id: row.id }),
    slug: { de: row.slug_de, en: row.slug_en },
    is_online: row.is_online,
    name: row.name,
    street: row.street,
    postcode: row.postcode,
    city: row.city,
    google_maps: row.google_maps,
    ...localise(row, ['description', 'access'], locale),
    ...images.get(row.image_id),
  }))
}

import { eq, inArray, or, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ResourceTable } from '#content/define-table.ts'
import { titleOf } from '#content/title.ts'
import { resourceOfContainer, typeOfResource } from '#content/types.ts'
import type { UsedBy } from '#contract/errors.ts'
import { columnNamed } from '#server/db/columns-of.ts'
import type { Tx } from '#server/db/connect.ts'
import { publications } from '#server/db/schema/publications.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { mediaUses } from '../bin/media.ts'
import { type Deps, requireEditor } from '../deps.ts'
import { loadLinks } from '../links.ts'
import { LATEST_FIRST, withoutFollowed } from '../publications/standing.ts'
import { resourceNamed, resources } from '../resources/all.ts'
import type { ResourceDefinition, Row } from '../resources/definition.ts'
import { binEnd } from '../sections/purge.ts'
import { unpack } from '../versions/pack.ts'
import { referencesIn } from './references.ts'

type UsageDeps = Pick<Deps, 'viewer' | 'locale' | 'now'> & { db: Deps['db'] | Tx }
/** A record that refers to one of those asked about. */
type Found = { target: number; definition: ResourceDefinition; row: Row; inBin?: boolean }

/** Tables whose rows belong to a record: who refers from them is that record. */
const ownedTables = new Set<ResourceTable>(resources.flatMap(({ rows = [] }) => rows.map(({ table }) => table)))
const referring = resources.filter(({ table }) => !ownedTables.has(table))

/**
 * Every record that refers to one of `ids`: by a reference, as a row's reference, by a link, in rich text or in a module
 * of its sections. A fixed number of queries however many are asked about; a record's own links to itself do not count.
 */
export async function findUses(deps: UsageDeps, definition: ResourceDefinition, ids: readonly number[]): Promise<Map<number, UsedBy[]>> {
  requireEditor(deps)
  const known = await namesOf(deps, definition, ids)
  const found = [...(await findReferences(deps, definition, ids)), ...(await findInTexts(deps, known)), ...(await findInModules(deps, known))]
  // What is on a page counts before what is in its bin.
  const unique = new Map(
    found
      .toSorted((a, b) => Number(b.inBin ?? false) - Number(a.inBin ?? false))
      .map((each) => [`${each.target} ${each.definition.name} ${each.row.id}`, each]),
  )
  const others = [...unique.values()].filter(({ target, ...by }) => by.definition !== definition || by.row.id !== target)
  const links = await loadLinks(deps, others.map(linkOf), deps.locale)
  const places = new Map(ids.map((id): [number, UsedBy[]] => [id, []]))
  for (const each of others) {
    const { name } = each.definition
    const place = { resource: name, id: each.row.id, title: titleOf(name, each.row, deps.locale), url: links.get(linkOf(each)) || null }
    places.get(each.target)?.push(each.inBin ? { ...place, in_bin: 'part' } : place)
  }
  for (const { target, place } of await mediaUses(deps, definition, ids)) places.get(target)?.push(place)
  return places
}

function linkOf({ definition, row }: Found): string {
  const kind = typeOfResource(definition.name)?.link
  return kind ? `${kind}:${row.id}` : ''
}

/** What stored content calls these records, see `referencesIn`. */
async function namesOf({ db }: UsageDeps, definition: ResourceDefinition, ids: readonly number[]): Promise<Map<string, number>> {
  const rows = (await db
    .select()
    .from(definition.table)
    .where(inArray(definition.table.id, [...ids]))) as Row[]
  const names = new Map<string, number>()
  for (const row of rows) {
    for (const name of (await definition.namedBy?.(db, row)) ?? []) names.set(name, row.id)
    const kind = typeOfResource(definition.name)?.link
    if (kind) names.set(`${kind}:${row.id}`, row.id)
  }
  return names
}

type Relation = { definition: ResourceDefinition; column: SQLiteColumn; through?: { table: SQLiteTable; own: string } }

/** Every column of another record, or of its rows and links, that holds ids of `table`. */
function relationsTo(table: ResourceTable): Relation[] {
  return referring.flatMap((definition) => {
    const references = Object.entries(definition.references ?? {}).filter(([, target]) => target === table)
    return [
      ...references.map(([field]): Relation => {
        const [list = '', name] = field.split('.')
        const rows = definition.rows?.find((each) => each.field === list)
        return name && rows
          ? { definition, column: columnNamed(rows.table, name), through: rows }
          : { definition, column: columnNamed(definition.table, field) }
      }),
      ...(definition.links ?? [])
        .filter(({ target }) => target === table)
        .map((link): Relation => ({ definition, column: columnNamed(link.table, link.other), through: link })),
    ]
  })
}

async function findReferences({ db }: UsageDeps, { table }: ResourceDefinition, ids: readonly number[]): Promise<Found[]> {
  const found: Found[] = []
  for (const { definition, column, through } of relationsTo(table)) {
    const query = db.select({ row: definition.table, target: column }).from(definition.table).$dynamic()
    const joined = through ? query.innerJoin(through.table, eq(columnNamed(through.table, through.own), definition.table.id)) : query
    for (const { row, target } of await joined.where(inArray(column, [...ids]))) found.push({ target: Number(target), definition, row: row as Row })
  }
  return found
}

async function findInTexts({ db }: UsageDeps, known: Map<string, number>): Promise<Found[]> {
  if (known.size === 0) return []
  const found: Found[] = []
  for (const definition of referring) {
    const { richText = [], table } = definition
    const named = ['color_key', 'link', ...richText].filter((name) => name in table)
    if (named.length === 0) continue
    const mayRefer = named.map((name) => sql`cast(${columnNamed(table, name)} as text) like ${richText.includes(name) ? '%href=%' : '_%'}`)
    const rows = (await db
      .select()
      .from(table)
      .where(or(...mayRefer))) as Row[]
    for (const row of rows) {
      const texts = Object.fromEntries(named.map((name) => [name, row[name]]))
      for (const target of targetsIn(texts, known)) found.push({ target, definition, row })
    }
  }
  return found
}

/** What is in the bin of a page counts, because it can be brought back. */
async function findInModules({ db, now }: UsageDeps, known: Map<string, number>): Promise<Found[]> {
  if (known.size === 0) return []
  const rows = await db
    .select({
      content_type: sections.content_type,
      object_id: sections.object_id,
      data: modules.data,
      gone: sections.deleted_at,
      deleted_at: modules.deleted_at,
    })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
  const end = binEnd(now())
  const owners = new Map<ResourceDefinition, Map<number, { target: number; inBin: boolean }[]>>()
  for (const { content_type, object_id, data, gone, deleted_at } of [...rows, ...(await modulesPublished(db, now()))]) {
    if ([gone, deleted_at].some((at) => at !== null && at < end)) continue
    const definition = resourceNamed(resourceOfContainer(content_type))
    const inBin = gone !== null || deleted_at !== null
    const targets = targetsIn(data, known).map((target) => ({ target, inBin }))
    if (targets.length === 0) continue
    const byOwner = owners.get(definition) ?? new Map<number, { target: number; inBin: boolean }[]>()
    byOwner.set(object_id, [...(byOwner.get(object_id) ?? []), ...targets])
    owners.set(definition, byOwner)
  }
  const found: Found[] = []
  for (const [definition, byOwner] of owners) {
    const ownerRows = (await db
      .select()
      .from(definition.table)
      .where(inArray(definition.table.id, [...byOwner.keys()]))) as Row[]
    for (const row of ownerRows) for (const target of byOwner.get(row.id) ?? []) found.push({ ...target, definition, row })
  }
  return found
}

/** What visitors see or will see counts, whatever has become of it in the working copy. */
async function modulesPublished(db: UsageDeps['db'], now: Date) {
  if (!env.versioning) return []
  const rows = await db
    .select()
    .from(publications)
    .orderBy(...LATEST_FIRST)
  return withoutFollowed(rows, now).flatMap(({ content_type, object_id, state }) =>
    unpack(state).modules.map(({ data }) => ({ content_type, object_id, data, gone: null, deleted_at: null })),
  )
}

function targetsIn(value: unknown, known: Map<string, number>): number[] {
  return referencesIn(value).flatMap((name) => known.get(name) ?? [])
}

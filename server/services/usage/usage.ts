import { eq, inArray } from 'drizzle-orm'
import { titleOf } from '#content/title.ts'
import { resourceOfContainer, typeOfResource } from '#content/types.ts'
import type { UsedBy } from '#contract/errors.ts'
import { columnNamed } from '#server/db/columns-of.ts'
import type { Tx } from '#server/db/connect.ts'
import { mayRead } from '../areas.ts'
import { mediaUses } from '../bin/media.ts'
import { type Deps, requireEditor } from '../deps.ts'
import { loadLinks } from '../links.ts'
import { resourceNamed } from '../resources/all.ts'
import type { ResourceDefinition, Row } from '../resources/definition.ts'
import { referencesIn } from './references.ts'
import { modulesInUse, relationsTo, textsThatRefer } from './sources.ts'

type UsageDeps = Pick<Deps, 'viewer' | 'locale' | 'now'> & { db: Deps['db'] | Tx }
/** A record that refers to one of those asked about. */
type Found = { target: number; definition: ResourceDefinition; row: Row; inBin?: boolean }

/**
 * Every record that refers to one of `ids`: by a reference, as a row's reference, by a link, in rich text or in a module
 * of its sections. A fixed number of queries however many are asked about; a record's own links to itself do not count.
 */
export async function findUses(
  deps: UsageDeps,
  definition: ResourceDefinition,
  ids: readonly number[],
): Promise<Map<number, UsedBy[]>> {
  requireEditor(deps)
  const known = await namesOf(deps, definition, ids)
  const found = [
    ...(await findReferences(deps, definition, ids)),
    ...(await findInTexts(deps, known)),
    ...(await findInModules(deps, known)),
  ]
  // What is on a page counts before what is in its bin.
  const unique = new Map(
    found
      .toSorted((a, b) => Number(b.inBin ?? false) - Number(a.inBin ?? false))
      .map((each) => [`${each.target} ${each.definition.name} ${each.row.id}`, each]),
  )
  const others = [...unique.values()].filter(
    ({ target, ...by }) => by.definition !== definition || by.row.id !== target,
  )
  const links = await loadLinks(deps, others.map(linkOf), deps.locale)
  const places = new Map(ids.map((id): [number, UsedBy[]] => [id, []]))
  for (const each of others) {
    const { name } = each.definition
    // Who may not read it learns that it is there, and not what it says.
    const title = mayRead(deps.viewer, name) ? titleOf(name, each.row, deps.locale) : ''
    const place = { resource: name, id: each.row.id, title, url: links.get(linkOf(each)) || null }
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
async function namesOf(
  { db }: UsageDeps,
  definition: ResourceDefinition,
  ids: readonly number[],
): Promise<Map<string, number>> {
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

async function findReferences(
  { db }: UsageDeps,
  { table }: ResourceDefinition,
  ids: readonly number[],
): Promise<Found[]> {
  const found: Found[] = []
  for (const { definition, column, through } of relationsTo(table)) {
    const query = db.select({ row: definition.table, target: column }).from(definition.table).$dynamic()
    const joined = through
      ? query.innerJoin(through.table, eq(columnNamed(through.table, through.own), definition.table.id))
      : query
    for (const { row, target } of await joined.where(inArray(column, [...ids])))
      found.push({ target: Number(target), definition, row: row as Row })
  }
  return found
}

async function findInTexts({ db }: UsageDeps, known: Map<string, number>): Promise<Found[]> {
  if (known.size === 0) return []
  const texts = await textsThatRefer(db)
  return texts.flatMap(({ definition, row, texts: own }) =>
    targetsIn(own, known).map((target) => ({ target, definition, row })),
  )
}

/** What is in the bin of a page counts, because it can be brought back. */
async function findInModules({ db, now }: UsageDeps, known: Map<string, number>): Promise<Found[]> {
  if (known.size === 0) return []
  const owners = new Map<ResourceDefinition, Map<number, { target: number; inBin: boolean }[]>>()
  for (const { content_type, object_id, data, inBin } of await modulesInUse(db, now())) {
    const definition = resourceNamed(resourceOfContainer(content_type))
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
    for (const row of ownerRows)
      for (const target of byOwner.get(row.id) ?? []) found.push({ ...target, definition, row })
  }
  return found
}

function targetsIn(value: unknown, known: Map<string, number>): number[] {
  return referencesIn(value).flatMap((name) => known.get(name) ?? [])
}

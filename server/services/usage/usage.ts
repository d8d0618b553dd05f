import { eq, inArray } from 'drizzle-orm'
import type { UsagePlace } from '#contract/errors.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { canRead } from '../accounts/areas.ts'
import { findBinMediaUses } from '../bin/media.ts'
import { type Deps, requireSession } from '../deps.ts'
import { requireResource } from '../resources/all.ts'
import type { ResourceDefinition, ResourceRow } from '../resources/definition.ts'
import { resolveLinks } from '../urls/links.ts'
import { extractReferences } from './references.ts'
import { loadReferringModules, loadReferringTexts, relationsTo } from './sources.ts'

type UsageDeps = Pick<Deps, 'db' | 'viewer' | 'locale' | 'now'>
type UsageMatch = { target: number; definition: ResourceDefinition; row: ResourceRow; inBin?: boolean }

/** By foreign key, row, link, rich text or module. A fixed number of queries; a record's own links do not count. */
export async function findUses(
  deps: UsageDeps,
  definition: ResourceDefinition,
  ids: readonly number[],
): Promise<Map<number, UsagePlace[]>> {
  requireSession(deps)
  const targetByName = await loadNames(deps, definition, ids)
  const matches = [
    ...(await findReferences(deps, definition, ids)),
    ...(await findInTexts(deps, targetByName)),
    ...(await findInModules(deps, targetByName)),
  ]
  const unique = new Map(
    matches
      .toSorted((a, b) => Number(b.inBin ?? false) - Number(a.inBin ?? false))
      .map((each) => [`${each.target} ${each.definition.name} ${each.row.id}`, each]),
  )
  const pageMatches = [...unique.values()].filter(
    ({ target, ...match }) => match.definition !== definition || match.row.id !== target,
  )
  const links = await resolveLinks(deps, pageMatches.map(getLink), deps.locale)
  const placesById = new Map(ids.map((id): [number, UsagePlace[]] => [id, []]))
  for (const each of pageMatches) {
    const { name } = each.definition
    // Without the right to read it, only its existence is shown.
    const title = canRead(deps.viewer, name) ? recordTitle(name, each.row, deps.locale) : ''
    const usagePlace = { resource: name, id: each.row.id, title, url: links.get(getLink(each)) || null }
    placesById.get(each.target)?.push(each.inBin ? { ...usagePlace, in_bin: 'part' } : usagePlace)
  }
  for (const { target, place } of await findBinMediaUses(deps, definition, ids)) placesById.get(target)?.push(place)
  return placesById
}

function getLink({ definition, row }: UsageMatch): string {
  const kind = findContentType(definition.name)?.link
  return kind ? `${kind}:${row.id}` : ''
}

/** The names of these records in stored content, see `extractReferences`. */
async function loadNames(
  { db }: UsageDeps,
  definition: ResourceDefinition,
  ids: readonly number[],
): Promise<Map<string, number>> {
  const rows = (await db
    .select()
    .from(definition.table)
    .where(inArray(definition.table.id, [...ids]))) as ResourceRow[]
  const names = new Map<string, number>()
  for (const row of rows) {
    for (const name of (await definition.otherReferenceNames?.(db, row)) ?? []) names.set(name, row.id)
    const kind = findContentType(definition.name)?.link
    if (kind) names.set(`${kind}:${row.id}`, row.id)
  }
  return names
}

async function findReferences(
  { db }: UsageDeps,
  { table }: ResourceDefinition,
  ids: readonly number[],
): Promise<UsageMatch[]> {
  const matches: UsageMatch[] = []
  for (const { definition, column, through } of relationsTo(table)) {
    const query = db.select({ row: definition.table, target: column }).from(definition.table).$dynamic()
    const joinedQuery = through
      ? query.innerJoin(through.table, eq(requireColumn(through.table, through.own), definition.table.id))
      : query
    for (const { row, target } of await joinedQuery.where(inArray(column, [...ids])))
      matches.push({ target: Number(target), definition, row: row as ResourceRow })
  }
  return matches
}

async function findInTexts({ db }: UsageDeps, targetByName: Map<string, number>): Promise<UsageMatch[]> {
  if (targetByName.size === 0) return []
  const texts = await loadReferringTexts(db)
  return texts.flatMap(({ definition, row, texts: rowTexts }) =>
    getTargets(rowTexts, targetByName).map((target) => ({ target, definition, row })),
  )
}

/** Page bins count, because their content can be restored. */
async function findInModules({ db, now }: UsageDeps, targetByName: Map<string, number>): Promise<UsageMatch[]> {
  if (targetByName.size === 0) return []
  const owners = new Map<ResourceDefinition, Map<number, { target: number; inBin: boolean }[]>>()
  for (const { content_type, object_id, data, inBin } of await loadReferringModules(db, now())) {
    const definition = requireResource(resourceForSectionOwner(content_type))
    const targets = getTargets(data, targetByName).map((target) => ({ target, inBin }))
    if (targets.length === 0) continue
    const byOwner = owners.get(definition) ?? new Map<number, { target: number; inBin: boolean }[]>()
    byOwner.set(object_id, [...(byOwner.get(object_id) ?? []), ...targets])
    owners.set(definition, byOwner)
  }
  const matches: UsageMatch[] = []
  for (const [definition, byOwner] of owners) {
    const ownerRows = (await db
      .select()
      .from(definition.table)
      .where(inArray(definition.table.id, [...byOwner.keys()]))) as ResourceRow[]
    for (const row of ownerRows)
      for (const target of byOwner.get(row.id) ?? []) matches.push({ ...target, definition, row })
  }
  return matches
}

function getTargets(value: unknown, targetByName: Map<string, number>): number[] {
  return extractReferences(value).flatMap((name) => targetByName.get(name) ?? [])
}

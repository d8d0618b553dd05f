import { and, not, type SQL, sql } from 'drizzle-orm'
import { inIds, toIdList } from '#server/db/prepared.ts'
import type { Deps } from '../../deps.ts'
import { findOwnMedia, findUnused } from '../../usage/media-use.ts'
import type { ResourceDefinition } from '../definition.ts'
import { type Filters, listWhere } from './list-query.ts'

/** `foundIds`: shares what was found among several conditions of one request. */
type ListedOptions = { search: string | undefined; filters: Filters; foundIds?: FoundIds }
export type FoundIds = Map<string, Promise<number[] | null>>
type IdFilter = NonNullable<ResourceDefinition['idFilters']>[string]

/** The condition of a list, with the filters that no SQL condition can express. */
export async function listedWhere(
  deps: Deps,
  definition: ResourceDefinition,
  { search, filters, foundIds = new Map() }: ListedOptions,
): Promise<SQL | undefined> {
  const conditions = await Promise.all(
    Object.entries(definition.idFilters ?? {}).map(async ([name, source]) => {
      const isSo = filters[name]
      if (typeof isSo !== 'boolean') return undefined
      const key = `${definition.name} ${name}`
      const finding = foundIds.get(key) ?? findIds(deps, definition, source)
      foundIds.set(key, finding)
      const ids = await finding
      const among = ids === null ? sql`true` : inIds(definition.table.id, toIdList(ids))
      return isSo ? among : not(among)
    }),
  )
  return and(listWhere(definition, { search, filters, now: deps.now() }), ...conditions)
}

/** Null for all. */
async function findIds(deps: Deps, definition: ResourceDefinition, source: IdFilter): Promise<number[] | null> {
  if (source === 'own') return findOwnMedia(deps, definition)
  return source === 'uses' ? findUnused(deps, definition) : source(deps)
}

import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { AppError, fieldError } from '#contract/errors.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import type { Db } from '#server/db/connect.ts'
import type { pageStates } from '#server/db/schema/page-states.ts'
import type { sections } from '#server/db/schema/sections.ts'
import { resourceTables } from '../../db/tables.ts'
import type { Deps } from '../deps.ts'
import { isVisible } from '../visibility/visibility.ts'

export type SectionOwner = { content_type: SectionOwnerType; object_id: number }

export function whereOwner(
  table: typeof sections | typeof pageStates,
  { content_type, object_id }: SectionOwner,
): SQL | undefined {
  return and(eq(table.content_type, content_type), eq(table.object_id, object_id))
}

export async function requireOwner(db: Db, owner: SectionOwner): Promise<Record<string, unknown>> {
  const row = await findOwner(db, owner)
  if (!row) throw fieldError('object_id', 'unknown_reference', `no ${getName(owner)}`)
  return row
}

/** Throws the same `not_found` for hidden and missing owners. */
export async function requireVisibleOwner(
  deps: Pick<Deps, 'db' | 'viewer' | 'now'>,
  owner: SectionOwner,
): Promise<void> {
  if (deps.viewer) return
  const row = await findOwner(deps.db, owner)
  if (!row || !isVisible(deps, resourceForSectionOwner(owner.content_type), row, { withPage: true }))
    throw new AppError('not_found', { message: `${getName(owner)} is not public` })
}

export async function filterVisible(
  deps: Pick<Deps, 'db' | 'viewer' | 'now'>,
  { content_type, ids }: { content_type: SectionOwnerType; ids: readonly number[] },
): Promise<number[]> {
  if (deps.viewer) return [...ids]
  const resource = resourceForSectionOwner(content_type)
  const table = resourceTables[resource]
  const rows: Record<string, unknown>[] = await deps.db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
  return rows.filter((row) => isVisible(deps, resource, row, { withPage: true })).map(({ id }) => Number(id))
}

async function findOwner(db: Db, { content_type, object_id }: SectionOwner): Promise<Record<string, unknown> | null> {
  const table = resourceTables[resourceForSectionOwner(content_type)]
  const [row] = await db.select().from(table).where(eq(table.id, object_id))
  return row ?? null
}

function getName({ content_type, object_id }: SectionOwner): string {
  return `${content_type} ${object_id}`
}

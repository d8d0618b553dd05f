import { eq, inArray } from 'drizzle-orm'
import type { ContainerType } from '#content/define.ts'
import { resourceTables } from '#content/tables.ts'
import { resourceOfContainer } from '#content/types.ts'
import { AppError } from '#contract/errors.ts'
import type { Reader } from '#server/db/connect.ts'
import type { Deps } from '../deps.ts'
import { isShown } from '../visibility.ts'

export type Owner = { content_type: ContainerType; object_id: number }

/** The record sections attach to must exist. */
export async function requireOwner(db: Reader, owner: Owner): Promise<Record<string, unknown>> {
  const row = await findOwner(db, owner)
  if (!row)
    throw new AppError('bad_input', { message: `no ${nameOf(owner)}`, fields: { object_id: ['unknown_reference'] } })
  return row
}

/** Sections are shown to whoever can open the page they are on; a visitor learns no more than that there is none. */
export async function requireVisible(deps: Pick<Deps, 'db' | 'viewer' | 'now'>, owner: Owner): Promise<void> {
  if (deps.viewer) return
  const row = await findOwner(deps.db, owner)
  if (!row || !isShown(deps, resourceOfContainer(owner.content_type), row, { withPage: true }))
    throw new AppError('not_found', { message: `${nameOf(owner)} is not public` })
}

/** Those ids of owners that this viewer may see. */
export async function filterVisible(
  deps: Pick<Deps, 'db' | 'viewer' | 'now'>,
  { content_type, ids }: { content_type: ContainerType; ids: readonly number[] },
): Promise<number[]> {
  if (deps.viewer) return [...ids]
  const resource = resourceOfContainer(content_type)
  const table = resourceTables[resource]
  const rows: Record<string, unknown>[] = await deps.db
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
  return rows.filter((row) => isShown(deps, resource, row, { withPage: true })).map(({ id }) => Number(id))
}

async function findOwner(db: Reader, { content_type, object_id }: Owner): Promise<Record<string, unknown> | null> {
  const table = resourceTables[resourceOfContainer(content_type)]
  const [row] = await db.select().from(table).where(eq(table.id, object_id))
  return row ?? null
}

function nameOf({ content_type, object_id }: Owner): string {
  return `${content_type} ${object_id}`
}

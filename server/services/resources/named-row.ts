import type { DbOrTx } from '#server/db/connect.ts'
import type { ResourceDefinition } from './definition.ts'

/** A stored row with the extra fields of its title. */
export async function namedRow<T extends Record<string, unknown>>(
  db: DbOrTx,
  { naming }: Pick<ResourceDefinition, 'naming'>,
  row: T,
): Promise<T> {
  return { ...row, ...(await naming?.(db, row)) }
}

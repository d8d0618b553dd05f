import type { DbOrTx } from '#server/db/connect.ts'
import type { ResourceDefinition } from './definition.ts'

export async function namedRow<T extends Record<string, unknown>>(
  db: DbOrTx,
  { naming }: Pick<ResourceDefinition, 'naming'>,
  row: T,
): Promise<T> {
  return { ...row, ...(await naming?.(db, row)) }
}

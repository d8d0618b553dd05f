import { inArray } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { SearchSource } from './define-search.ts'

/** Rows that link records: `reference` holds the id of the named one, `owner` that of the record. */
export function referenceSource(
  column: Column,
  { reference, owner }: { reference: Column; owner: Column },
): SearchSource {
  return {
    column,
    recordsOf: async (db, ids) => {
      const rows = await db.selectDistinct({ id: owner }).from(owner.table).where(inArray(reference, ids))
      return rows.map(({ id }) => Number(id))
    },
  }
}

import { asc, inArray } from 'drizzle-orm'
import { type Deps, write } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { getRecord, updateRecord } from '#server/services/resources/engine.ts'
import { pages } from '../table.ts'

/** Moves pages in the tree, all or none; updates paths and writes redirects. */
export async function arrangePages(
  deps: Deps,
  moves: { id: number; parent_id: number | null; order: number }[],
): Promise<Record<string, unknown>[]> {
  const definition = requireResource('pages')
  return write(deps, async (inner) => {
    // Sequential: one move may free the path that the next one needs.
    for (const { id, parent_id, order } of moves)
      await updateRecord(inner, definition, { id, body: { parent_id, order } })
    const rows = await inner.db
      .select({ id: pages.id })
      .from(pages)
      .where(
        inArray(
          pages.id,
          moves.map((move) => move.id),
        ),
      )
      .orderBy(asc(pages.order))
    const records: Record<string, unknown>[] = []
    for (const { id } of rows) records.push(await getRecord(inner, definition, id))
    return records
  })
}

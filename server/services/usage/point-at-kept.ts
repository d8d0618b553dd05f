import { asc, eq, getTableName, gt } from 'drizzle-orm'
import type { Tx } from '#server/db/connect.ts'
import { bin, type StoredRow } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules } from '#server/db/schema/sections.ts'
import { referencesOf, tableNamed } from '../bin/whole-state.ts'
import { pack, unpack } from '../page-states/pack.ts'
import { resources } from '../resources/all.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { movedReferences, type NewName } from './references.ts'
import { referringFields } from './sources.ts'

type Moved = { from: number; to: number; name: NewName | null }

const AT_ONCE = 200
const fieldsWithLinks = new Map([...resources.map((each) => [getTableName(each.table), referringFields(each)] as const), [getTableName(modules), ['data']]])

/** In what is published, and in what can be restored. */
export async function moveInStates({ tx }: { tx: Tx }, name: NewName): Promise<void> {
  for (let after = 0; ; ) {
    const { id, state } = pageStates
    const rows = await tx.select({ id, state }).from(pageStates).where(gt(id, after)).orderBy(asc(id)).limit(AT_ONCE)
    for (const row of rows) {
      const before = unpack(row.state)
      const moved = movedReferences(before, name)
      if (moved !== before)
        await tx
          .update(pageStates)
          .set({ state: pack(moved) })
          .where(eq(id, row.id))
    }
    if (rows.length < AT_ONCE) break
    after = rows.at(-1)?.id ?? after
  }
}

/** In records that were deleted: one that needs another comes back with the one that is left. */
export async function moveInBin({ tx }: { tx: Tx }, { table }: ResourceDefinition, moved: Moved): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx.select({ id: bin.id, state: bin.state }).from(bin).where(gt(bin.id, after)).orderBy(asc(bin.id)).limit(AT_ONCE)
    for (const { id, state } of rows) {
      const before = JSON.stringify(state)
      const now = withoutTwice(state.map((stored) => movedRow(stored, table, moved)))
      if (JSON.stringify(now) !== before) await tx.update(bin).set({ state: now }).where(eq(bin.id, id))
    }
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id ?? after
  }
}

function movedRow({ table, row }: StoredRow, of: ResourceDefinition['table'], { from, to, name }: Moved): StoredRow {
  const named = referencesOf(tableNamed(table)).filter((each) => each.to === of && row[each.field] === from)
  const texts = Object.fromEntries((fieldsWithLinks.get(table) ?? []).map((field) => [field, row[field]]))
  return { table, row: { ...row, ...(name ? movedReferences(texts, name) : {}), ...Object.fromEntries(named.map(({ field }) => [field, to])) } }
}

/** A link that the record had to both would be there twice. */
function withoutTwice(rows: readonly StoredRow[]): StoredRow[] {
  return [...new Map(rows.map((stored) => [JSON.stringify([stored.table, stored.row]), stored])).values()]
}

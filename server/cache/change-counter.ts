/** Used when the changed tables are unknown. */
export const ALL_TABLES = 'everything'

export type ChangedTables = ReadonlySet<string> | typeof ALL_TABLES

type ReadMark = { readAt: number; tables: ReadonlySet<string> }

/** Counts the last change of each table. A change during a read counts as after it: the read may have missed it. */
export function createChangeCounter() {
  const changedAt = new Map<string, number>()
  let everythingAt = 0
  let last = 0

  /** Whether one of these tables was written since then. */
  function isWritten({ readAt, tables }: ReadMark): boolean {
    for (const table of tables) if ((changedAt.get(table) ?? 0) > readAt) return true
    return false
  }

  return {
    note(changed: ChangedTables): void {
      last++
      if (changed === ALL_TABLES) everythingAt = last
      else for (const table of changed) changedAt.set(table, last)
    },

    now: (): number => last,

    /** Whether data read from these tables since then is still valid. */
    isFresh(read: ReadMark): boolean {
      return read.readAt === last || (read.readAt >= everythingAt && !isWritten(read))
    },

    isWritten,
  }
}

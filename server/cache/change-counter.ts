/** Every table: what has changed is not known. */
export const ALL_TABLES = 'everything'

export type ChangedTables = ReadonlySet<string> | typeof ALL_TABLES

type Read = { readAt: number; tables: ReadonlySet<string> }

/**
 * When each table was changed last, counted in changes: what was read from unchanged tables is still true. A change
 * that comes while something is read counts as after it, because what was read may lie before it.
 */
export function createChangeCounter() {
  const changedAt = new Map<string, number>()
  let everythingAt = 0
  let last = 0

  /** Whether one of these tables is known to have been written since then. */
  function isWritten({ readAt, tables }: Read): boolean {
    for (const table of tables) if ((changedAt.get(table) ?? 0) > readAt) return true
    return false
  }

  return {
    note(changed: ChangedTables): void {
      last++
      if (changed === ALL_TABLES) everythingAt = last
      else for (const table of changed) changedAt.set(table, last)
    },

    /** Where counting stands; taken before reading begins. */
    now: (): number => last,

    /** Whether what was read from these tables since then is as it would be read today. */
    isTrue(read: Read): boolean {
      return read.readAt === last || (read.readAt >= everythingAt && !isWritten(read))
    },

    isWritten,
  }
}

/** Every table: what has changed is not known. */
export const EVERYTHING = 'everything'

export type Changed = ReadonlySet<string> | typeof EVERYTHING

/**
 * When each table was changed last, counted in changes: what was read from unchanged tables is still true. A change
 * that comes while something is read counts as after it, because what was read may lie before it.
 */
export function createChanges() {
  const changedAt = new Map<string, number>()
  let everythingAt = 0
  let last = 0

  return {
    note(changed: Changed): void {
      last++
      if (changed === EVERYTHING) everythingAt = last
      else for (const table of changed) changedAt.set(table, last)
    },

    /** Where counting stands; taken before reading begins. */
    now: (): number => last,

    /** Whether what was read from these tables since then is as it would be read today. */
    isTrue({ readAt, tables }: { readAt: number; tables: ReadonlySet<string> }): boolean {
      if (readAt === last) return true
      if (readAt < everythingAt) return false
      for (const table of tables) if ((changedAt.get(table) ?? 0) > readAt) return false
      return true
    },
  }
}

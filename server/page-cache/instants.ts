import type { createChanges } from './changes.ts'

/** By the names of tables when the next of their records begins or ends to be public, in milliseconds. */
export type NextInstants = (after: Date) => Promise<ReadonlyMap<string, number>>
type Known = { next: ReturnType<NextInstants>; readAt: number; askedAt: number }
type Options = { ask: NextInstants; changes: ReturnType<typeof createChanges>; keptMs: number }

/** Until when what is made from tables is true by the clock alone. What was asked serves all answers until a table changes or an instant has come. */
export function createInstants({ ask, changes, keptMs }: Options) {
  let known: Known | undefined

  async function nextOfAll(after: number): ReturnType<NextInstants> {
    if (known && after - known.askedAt < keptMs) {
      const next = await known.next
      if (changes.isTrue({ readAt: known.readAt, tables: new Set(next.keys()) }) && Math.min(...next.values()) > after) return next
    }
    const asked = { readAt: changes.now(), askedAt: after, next: ask(new Date(after)) }
    known = asked
    asked.next.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.next
  }

  return async (tables: ReadonlySet<string>, after: number): Promise<number> => {
    const next = await nextOfAll(after)
    return Math.min(...[...tables].map((table) => next.get(table) ?? Number.POSITIVE_INFINITY))
  }
}

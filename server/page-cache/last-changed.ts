import { dayOf, startOfDay } from '#contract/local-time.ts'
import type { Reader } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { tableVersions } from '../db/schema/table-versions.ts'
import { lastInstants } from './next-instants.ts'

/**
 * When what is made from tables became what it is, the same in every process: by the last change of one of them, by what has come or gone by itself,
 * and by the day, because files for calendars end where a day begins. Read before the file is made: what is written meanwhile is then newer.
 */
export async function readLastChanges(db: Reader, now: Date): Promise<(tables: ReadonlySet<string>) => Date> {
  const [changes, instants] = await Promise.all([selectChanges(db), lastInstants(db, now)])
  const changedAt = new Map(changes.map((row) => [row.name, row.changed_at?.getTime() ?? 0]))
  const today = startOfDay(dayOf(now)).getTime()
  return (tables) =>
    new Date(Math.max(today, ...[...tables].flatMap((table) => [changedAt.get(table) ?? 0, instants.get(table) ?? 0])))
}

const selectChanges = prepared((db) =>
  db.select({ name: tableVersions.name, changed_at: tableVersions.changed_at }).from(tableVersions),
)

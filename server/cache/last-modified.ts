import { startOfDay, toDay } from '#contract/local-time.ts'
import type { DbOrTx } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { tableVersions } from '../db/schema/table-versions.ts'
import { lastVisibilityInstants } from './visibility-instants.ts'

/**
 * When what is made from tables became what it is, the same in every process: by the last change of one of them, by what has come or gone by itself,
 * and by the day, because files for calendars end where a day begins. Read before the file is made: what is written meanwhile is then newer.
 */
export async function readLastModified(db: DbOrTx, now: Date): Promise<(tables: ReadonlySet<string>) => Date> {
  const [changes, instants] = await Promise.all([selectChanges(db), lastVisibilityInstants(db, now)])
  const changedAt = new Map(changes.map((row) => [row.name, row.changed_at?.getTime() ?? 0]))
  const today = startOfDay(toDay(now)).getTime()
  return (tables) =>
    new Date(Math.max(today, ...[...tables].flatMap((table) => [changedAt.get(table) ?? 0, instants.get(table) ?? 0])))
}

const selectChanges = prepared((db) =>
  db.select({ name: tableVersions.name, changed_at: tableVersions.changed_at }).from(tableVersions),
)

import { startOfDay, toDay } from '#contract/time/local-time.ts'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { tableVersions } from '../db/schema/table-versions.ts'
import { lastVisibilityInstants } from './visibility-instants.ts'

/**
 * Equal in every process: the last change of the tables, the last visibility change, or the start of the day, because
 * calendar files end at one. Read it before generating, so that later writes are newer.
 */
export async function readLastModified(db: Db, now: Date): Promise<(tables: ReadonlySet<string>) => Date> {
  const [changes, instants] = await Promise.all([selectChanges(db), lastVisibilityInstants(db, now)])
  const changedAt = new Map(changes.map((row) => [row.name, row.changed_at?.getTime() ?? 0]))
  const today = startOfDay(toDay(now)).getTime()
  return (tables) =>
    new Date(Math.max(today, ...[...tables].flatMap((table) => [changedAt.get(table) ?? 0, instants.get(table) ?? 0])))
}

const selectChanges = prepared((db) =>
  db.select({ name: tableVersions.name, changed_at: tableVersions.changed_at }).from(tableVersions),
)

import { asc } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { named } from '#server/services/localise.ts'
import { instrumentGroups } from '../lookup/table.ts'
import { instruments } from './table.ts'

export async function listInstrumentGroups({ db, locale }: Deps) {
  const groups = await db.select().from(instrumentGroups).orderBy(asc(instrumentGroups.order), asc(instrumentGroups.id))
  const members = groupBy(await db.select().from(instruments).orderBy(asc(instruments.order), asc(instruments.id)), (row) => row.group_id)
  return groups.map((group) => ({
    ...named(group, locale),
    instruments: (members.get(group.id) ?? []).map((row) => named(row, locale)),
  }))
}

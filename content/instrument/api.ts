import { asc } from 'drizzle-orm'
import type { TypeApi } from '#server/api/define-api.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { instrumentGroups } from '../lookup/table.ts'
import * as endpoints from './endpoints.ts'
import { instruments } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.listInstrumentGroups, listInstrumentGroups)
}

export default api

const selectGroups = prepared((db) =>
  db
    .select({ id: instrumentGroups.id, name: instrumentGroups.name })
    .from(instrumentGroups)
    .orderBy(asc(instrumentGroups.order), asc(instrumentGroups.id)),
)
const selectInstruments = prepared((db) =>
  db
    .select({ id: instruments.id, name: instruments.name, group_id: instruments.group_id })
    .from(instruments)
    .orderBy(asc(instruments.order), asc(instruments.id)),
)

async function listInstrumentGroups({ db, locale }: Deps) {
  const groups = await selectGroups(db)
  const members = groupBy(await selectInstruments(db), (row) => row.group_id)
  return groups.map((group) => ({
    ...toIdName(group, locale),
    instruments: (members.get(group.id) ?? []).map((row) => toIdName(row, locale)),
  }))
}

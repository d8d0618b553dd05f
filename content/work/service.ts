import { and, asc, countDistinct, eq, sql } from 'drizzle-orm'
import { requireFirst } from '#contract/errors.ts'
import { prepared } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { eventDates, productions, programmeItems } from '../production/table.ts'
import { whereComposerPerformed, whereComposerVisibleTo, whereWorkVisibleTo } from './performed.server.ts'
import { toComposer, toListedComposer, toListedWork, toWork } from './records.server.ts'
import { composers, works } from './table.ts'

/** More than any composer has in two centuries of concerts; keeps the page readable. */
const MAX_WORKS = 500

/** More than any orchestra plays; keeps the page readable. */
const MAX_COMPOSERS = 3000

const selectListed = prepared((db, params) => {
  const { id, name, name_en, sort_name, sort_name_en, born, died } = composers
  return db
    .select({ id, name, name_en, sort_name, sort_name_en, born, died })
    .from(composers)
    .where(whereComposerPerformed(whereVisible(params, 'productions')))
    .limit(MAX_COMPOSERS)
})

export async function listComposers(deps: Deps) {
  const rows = await selectListed(deps.db, visitorParams(deps))
  return rows
    .map((row) => ({ ...toListedComposer(row, deps.locale), born: row.born, died: row.died }))
    .toSorted((one, other) => byName.compare(one.sort_name, other.sort_name) || one.id - other.id)
}

const byName = new Intl.Collator('de')

/** Throws `not_found` if no work is on a programme that this viewer sees. */
export async function getComposer(deps: Deps, id: number) {
  const row = requireFirst(await selectComposer(deps.db, { ...visitorParams(deps), id }), `composer ${id}`)
  const played = await selectPlayed(deps.db, { ...visitorParams(deps), composer: id })
  return {
    ...toComposer(row, deps.locale),
    works: played.map(({ dates, ...work }) => ({ ...toListedWork(work, deps.locale), dates })),
  }
}

export async function getWork(deps: Deps, id: number) {
  const row = requireFirst(await selectWork(deps.db, { ...visitorParams(deps), id }), `work ${id}`)
  const [played] = await selectPlayed(deps.db, { ...visitorParams(deps), work: id })
  return { ...toWork(row, deps.locale), dates: played?.dates ?? 0 }
}

/** By `id`; `visitor`: only if on a visible programme. */
export const selectComposer = prepared((db, params) =>
  db
    .select(contentColumns(composers))
    .from(composers)
    .where(and(eq(composers.id, sql.placeholder('id')), whereComposerVisibleTo(params))),
)

export const selectWork = prepared((db, params) =>
  db
    .select({ work: contentColumns(works), composer: contentColumns(composers) })
    .from(works)
    .innerJoin(composers, eq(composers.id, works.composer_id))
    .where(and(eq(works.id, sql.placeholder('id')), whereWorkVisibleTo(params))),
)

/** Works of a `composer`, or one `work`, with the number of their dates. */
const selectPlayed = prepared((db, params) =>
  db
    .select({ id: works.id, title: works.title, dates: countDistinct(eventDates.id) })
    .from(works)
    .innerJoin(programmeItems, eq(programmeItems.work_id, works.id))
    .innerJoin(productions, and(eq(productions.id, programmeItems.production_id), whereVisible(params, 'productions')))
    .innerJoin(eventDates, eq(eventDates.production_id, productions.id))
    .where(
      params.has('work') ? eq(works.id, sql.placeholder('work')) : eq(works.composer_id, sql.placeholder('composer')),
    )
    .groupBy(works.id)
    .orderBy(asc(works.sort_text), asc(works.id))
    .limit(MAX_WORKS),
)

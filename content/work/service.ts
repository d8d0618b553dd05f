import { and, asc, countDistinct, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { identifierUrls } from '#contract/links/identifiers.ts'
import { prepared } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import { visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { eventDates, productions, programmeItems } from '../production/table.ts'
import { whereComposerPerformed, whereComposerVisibleTo, whereWorkVisibleTo } from './performed.server.ts'
import { composers, works } from './table.ts'
import { composerName, composerUrl, sortName, workUrl } from './urls.server.ts'

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
    .map((row) => ({
      id: row.id,
      name: composerName(row, deps.locale),
      sort_name: sortName(row, deps.locale),
      born: row.born,
      died: row.died,
      url: composerUrl(row, deps.locale),
    }))
    .toSorted((one, other) => byName.compare(one.sort_name, other.sort_name) || one.id - other.id)
}

const byName = new Intl.Collator('de')

/** Throws `not_found` if no work is on a programme that this viewer sees. */
export async function getComposer(deps: Deps, id: number) {
  const [row] = await selectComposer(deps.db, { ...visitorParams(deps), id })
  if (!row) throw new AppError('not_found', { message: `composer ${id}` })
  const played = await selectPlayed(deps.db, { ...visitorParams(deps), composer: id })
  return { ...toComposer(row, deps), works: played.map((work) => toPlayed(work, deps)) }
}

export async function getWork(deps: Deps, id: number) {
  const [row] = await selectWork(deps.db, { ...visitorParams(deps), id })
  if (!row) throw new AppError('not_found', { message: `work ${id}` })
  const [played] = await selectPlayed(deps.db, { ...visitorParams(deps), work: id })
  const { movements, minutes, same_as } = row.work
  return {
    ...toPlayed({ ...row.work, dates: played?.dates ?? 0 }, deps),
    movements,
    minutes,
    same_as,
    identified: identifierUrls(row.work, 'work'),
    composer: toComposer(row.composer, deps),
  }
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

function toComposer(row: Awaited<ReturnType<typeof selectComposer>>[number], { locale }: Deps) {
  const { id, born, died, same_as } = row
  return {
    id,
    name: composerName(row, locale),
    born,
    died,
    same_as,
    identified: identifierUrls(row, 'artist'),
    url: composerUrl(row, locale),
  }
}

function toPlayed(
  { id, title, dates }: Pick<typeof works.$inferSelect, 'id' | 'title'> & { dates: number },
  { locale }: Deps,
) {
  return { id, ...localiseFields({ title }, ['title'], locale), dates, url: workUrl({ id, title }, locale) }
}

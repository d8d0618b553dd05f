import { eq } from 'drizzle-orm'
import type { Locale } from '#config'
import { identifierUrls } from '#contract/links/identifiers.ts'
import type { Db } from '#server/db/connect.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import type { Work } from './endpoints.ts'
import { composer, work } from './fields.ts'
import { composers, works } from './table.ts'
import { composerName, composerUrl, sortName, workUrl } from './urls.server.ts'

export type ComposerRow = Awaited<ReturnType<typeof selectWorks>>[number]['composer']
export type WorkRow = Awaited<ReturnType<typeof selectWorks>>[number]

const selectWorks = prepared((db) =>
  db
    .select({ work: contentColumns(works), composer: contentColumns(composers) })
    .from(works)
    .innerJoin(composers, eq(composers.id, works.composer_id))
    .where(inIdsParam(works.id, 'ids')),
)

/** Works with their composers, by id; without ids no query. Checks no visibility. */
export async function loadWorks(db: Db, ids: readonly (number | null)[]): Promise<Map<number | null, WorkRow>> {
  const workIds = ids.filter((id) => id !== null)
  const rows = workIds.length > 0 ? await selectWorks(db, { ids: toIdList(workIds) }) : []
  return new Map(rows.map((row) => [row.work.id, row]))
}

export function toWork(row: WorkRow, locale: Locale): Work {
  return {
    id: row.work.id,
    url: workUrl(row.work, locale),
    ...toPublicFields(work.fields, row.work, locale),
    identified: identifierUrls(row.work, 'work'),
    composer: toComposer(row.composer, locale),
  }
}

export function toComposer(row: ComposerRow, locale: Locale): Work['composer'] {
  return {
    id: row.id,
    url: composerUrl(row, locale),
    name: composerName(row, locale),
    ...toPublicFields(composer.fields, row, locale),
    identified: identifierUrls(row, 'artist'),
  }
}

/** A work in a list. */
export function toListedWork({ id, title }: Pick<WorkRow['work'], 'id' | 'title'>, locale: Locale) {
  return { id, ...localiseFields({ title }, ['title'], locale), url: workUrl({ id, title }, locale) }
}

/** A composer in a list. */
export function toListedComposer(
  row: Pick<ComposerRow, 'id' | 'name' | 'name_en' | 'sort_name' | 'sort_name_en'>,
  locale: Locale,
) {
  return {
    id: row.id,
    name: composerName(row, locale),
    sort_name: sortName(row, locale),
    url: composerUrl(row, locale),
  }
}

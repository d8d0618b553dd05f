import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { MAX_OPEN_TEXTS, type OpenText, type OpenTexts } from '#contract/admin/translations.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { migrateData } from '#modules/shape-migrations.ts'
import { whereEnglishMissing } from '#server/db/columns.ts'
import type { ResourceTable } from '#server/db/define-table.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { canWrite } from '../accounts/areas.ts'
import { type Deps, requireSession } from '../deps.ts'
import { resources } from '../resources/all.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { type NamedRow, namedColumns, selectNamedRows, toNamedRecords } from '../resources/named-records.ts'
import { isTextOutdated, type StoredText } from '../resources/translation-source.ts'
import { groupBy } from '../rows/group-by.ts'
import { isOutdated, type TranslatedText } from '../sections/data.ts'
import { textTablesOf } from './text-tables.ts'

type Untitled = Omit<OpenText, 'title'>

/** Read and sorted in memory; a site has some thousand modules. */
const MAX_MODULES = 20_000
const EXCERPT_CHARACTERS = 80

/** In the order of the pages; a fixed number of queries. */
export async function listOpenTexts(deps: Deps): Promise<OpenTexts> {
  requireSession(deps)
  const own = resources.filter(({ name }) => canWrite(deps.viewer, name))
  const found = (await Promise.all([...own.map((each) => textsOfRecords(deps, each)), textsOfModules(deps)])).flat()
  const shown = found.slice(0, MAX_OPEN_TEXTS)
  const titles = await loadTitles(deps, shown)
  const texts = shown.map((text) => ({ ...text, title: titles.get(titleKey(text.resource, text.record_id)) ?? '' }))
  return { count: found.length, texts }
}

async function textsOfRecords({ db }: Deps, definition: ResourceDefinition): Promise<Untitled[]> {
  const { name, table } = definition
  const found = textTablesOf(definition).map(async ({ table: from, owner, rows, texts }): Promise<Untitled[]> => {
    const isOpen = or(whereEnglishMissing(texts.map((text) => requireColumn(from, text))), whereSourced(from, texts))
    const query = db.select({ row: from, record_id: owner, updated_at: requireColumn(table, 'updated_at') }).from(from)
    const open = await (rows === null ? query : query.innerJoin(table, eq(owner, table.id)))
      .where(isOpen)
      .orderBy(asc(owner), asc(from.id))
      .limit(MAX_OPEN_TEXTS)
    return open.flatMap(({ row, record_id, updated_at }) =>
      texts.flatMap((text): Untitled[] => {
        const stored: Partial<StoredText> = (row as Record<string, StoredText | undefined>)[text] ?? {}
        const state = !stored.de ? null : !stored.en ? 'missing' : isTextOutdated(stored) ? 'older' : null
        if (state === null) return []
        const field = rows === null ? text : `${rows}.${row.id}.${text}`
        const place = { resource: name, record_id: Number(record_id), field, module: null }
        return [{ ...place, state, changed_at: toIso(updated_at), excerpt: toExcerpt(stored.de ?? '') }]
      }),
    )
  })
  return (await Promise.all(found)).flat()
}

function whereSourced(table: ResourceTable, texts: readonly string[]): SQL | undefined {
  return or(...texts.map((text) => sql`${requireColumn(table, text)}->>'source' is not null`))
}

async function textsOfModules({ db, viewer }: Deps): Promise<Untitled[]> {
  const rows = await db
    .select({ module: modules, content_type: sections.content_type, object_id: sections.object_id })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
    .orderBy(
      asc(sections.content_type),
      asc(sections.object_id),
      asc(sections.order),
      asc(modules.column),
      asc(modules.order),
      asc(modules.id),
    )
    .limit(MAX_MODULES)
  return rows.flatMap(({ module: { id, kind, data, updated_at }, content_type, object_id }): Untitled[] => {
    const resource = resourceForSectionOwner(content_type)
    const schema = moduleSchemas.get(kind)
    if (!schema || !canWrite(viewer, resource)) return []
    const stored = migrateData(schema, data)
    return schema.localised.flatMap((field): Untitled[] => {
      const text = stored[field] as Partial<TranslatedText> | undefined
      if (!text?.de || (text.en && !isOutdated(text))) return []
      return [
        {
          ...{ resource, record_id: object_id, field, module: { kind, id } },
          state: text.en ? 'older' : 'missing',
          changed_at: toIso(updated_at),
          excerpt: toExcerpt(text.de),
        },
      ]
    })
  })
}

/** One query for all resources. */
async function loadTitles(deps: Deps, texts: readonly Untitled[]): Promise<Map<string, string>> {
  const ids = groupBy(texts, ({ resource }) => resource)
  const queries = resources.flatMap((definition, index) => {
    const records = [...new Set(ids.get(definition.name)?.map(({ record_id }) => record_id))]
    if (records.length === 0) return []
    const where = inArray(definition.table.id, records)
    const query = { where, order: [], limit: records.length, extraColumns: sql`0 as extra`, as: `titled_${index}` }
    return [selectNamedRows(deps, definition, query)]
  })
  if (queries.length === 0) return new Map()
  const rows: NamedRow[] = await deps.db
    .select(namedColumns)
    .from(sql`(${sql.join(queries, sql` union all `)}) as titled`)
  const named = [...groupBy(rows, ({ resource }) => resource)].map(async ([resource, ofResource]) => ({
    resource,
    records: await toNamedRecords(deps, ofResource),
  }))
  return new Map(
    (await Promise.all(named)).flatMap(({ resource, records }) =>
      records.map(({ id, title }): [string, string] => [titleKey(resource, id), title]),
    ),
  )
}

function titleKey(resource: ResourceName, id: number): string {
  return `${resource} ${id}`
}

function toIso(at: unknown): string {
  return at instanceof Date ? at.toISOString() : ''
}

function toExcerpt(text: string): string {
  const plain = richTextToPlain(text).replace(/\s+/g, ' ').trim()
  return plain.length > EXCERPT_CHARACTERS ? `${plain.slice(0, EXCERPT_CHARACTERS).trimEnd()} …` : plain
}

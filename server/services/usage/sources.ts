import { and, eq, getTableName, isNotNull, or, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#server/db/connect.ts'
import { bin } from '#server/db/schema/bin.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { ResourceTable } from '../../db/define-table.ts'
import { pageOfPart } from '../bin/page-parts.ts'
import { whereRestorable } from '../bin/retention.ts'
import { unpack } from '../page-states/pack.ts'
import { selectPublications, standings } from '../page-states/published-snapshots.ts'
import { resources } from '../resources/all.ts'
import type { ResourceDefinition, ResourceRow } from '../resources/definition.ts'

/** Tables whose rows belong to a record, which then counts as the referrer. */
const ownedTables = new Set<ResourceTable>(resources.flatMap(({ rows }) => rows.map(({ table }) => table)))
const referring = resources.filter(({ table }) => !ownedTables.has(table))

export type Relation = {
  definition: ResourceDefinition
  column: SQLiteColumn
  through?: { table: SQLiteTable; own: string }
}

export function relationsTo(table: ResourceTable): Relation[] {
  return referring.flatMap((definition) => {
    const references = Object.entries(definition.references).filter(([, target]) => target === table)
    return [
      ...references.map(([field]): Relation => {
        const [list = '', name] = field.split('.')
        const rows = definition.rows.find((each) => each.field === list)
        return name && rows
          ? { definition, column: requireColumn(rows.table, name), through: rows }
          : { definition, column: requireColumn(definition.table, field) }
      }),
      ...definition.links
        .filter(({ target }) => target === table)
        .map((link): Relation => ({ definition, column: requireColumn(link.table, link.other), through: link })),
    ]
  })
}

type ReferringText = { definition: ResourceDefinition; row: ResourceRow; texts: Record<string, unknown> }

export function referringFields({ richText, table }: ResourceDefinition): string[] {
  return ['color_key', 'link', ...richText].filter((name) => name in table)
}

export async function loadReferringTexts(db: Db): Promise<ReferringText[]> {
  const referringTexts: ReferringText[] = []
  for (const definition of referring) {
    const { richText, table } = definition
    const fields = referringFields(definition)
    if (fields.length === 0) continue
    const mayRefer = fields.map(
      (name) => sql`cast(${requireColumn(table, name)} as text) like ${richText.includes(name) ? '%href=%' : '_%'}`,
    )
    const rows = (await db
      .select()
      .from(table)
      .where(or(...mayRefer))) as ResourceRow[]
    referringTexts.push(
      ...rows.map((row) => ({ definition, row, texts: Object.fromEntries(fields.map((name) => [name, row[name]])) })),
    )
  }
  return referringTexts
}

type ModuleInUse = Pick<typeof sections.$inferSelect, 'content_type'> & {
  object_id: number
  data: unknown
  inBin: boolean
}

/** All modules: current ones, restorable ones in page bins, and public or planned ones. */
export async function loadReferringModules(db: Db, now: Date): Promise<ModuleInUse[]> {
  const rows = await db
    .select({
      content_type: sections.content_type,
      object_id: sections.object_id,
      data: modules.data,
    })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
  const pageModules = rows.map((module) => ({ ...module, inBin: false }))
  return [...pageModules, ...(await modulesInBin(db, now)), ...(await modulesPublished(db, now))]
}

async function modulesInBin(db: Db, now: Date): Promise<ModuleInUse[]> {
  const rows = await db
    .select()
    .from(bin)
    .where(and(isNotNull(bin.part), whereRestorable(now)))
  return rows.flatMap((entry) => {
    const binnedModules = entry.state.filter(({ table }) => table === getTableName(modules))
    return binnedModules.map(({ row }) => ({ ...pageOfPart(entry), data: row.data, inBin: true }))
  })
}

/** Public and planned content counts, whatever the working copy says. */
async function modulesPublished(db: Db, now: Date): Promise<ModuleInUse[]> {
  const rows = await selectPublications(db)
  const standingById = standings(rows, now)
  const current = rows.filter(({ id }) => standingById.get(id) !== 'former')
  return current.flatMap(({ content_type, object_id, state }) =>
    unpack(state).modules.map(({ data }) => ({ content_type, object_id, data, inBin: false })),
  )
}

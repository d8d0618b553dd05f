import { and, asc, eq, getTableName, gt, inArray, sql } from 'drizzle-orm'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { Tx } from '#server/db/connect.ts'
import { type BinnedRow, bin } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { requireWriter } from '../accounts/areas.ts'
import { logActions, logRecordChange } from '../audit-log/write.ts'
import { requireTable, tableReferences } from '../bin/record-snapshot.ts'
import { authorColumns } from '../conflict.ts'
import type { TxDeps } from '../deps.ts'
import { pack, unpack } from '../page-states/pack.ts'
import { saveVersion } from '../page-states/save-version.ts'
import { resources } from '../resources/all.ts'
import type { ResourceDefinition, ResourceRow } from '../resources/definition.ts'
import { requireOwner } from '../sections/owner.ts'
import { recordUrl } from '../urls/record-urls.ts'
import { type ReferenceChange, replaceReferences } from './references.ts'
import { loadReferringTexts, type Relation, referringFields, relationsTo } from './sources.ts'

type RowPair = { from: ResourceRow; to: ResourceRow }

/**
 * Repoints everything from one record to another: foreign keys, links in texts and modules, bins, publications and
 * versions. Written records get a new version; throws `forbidden` without the right to write one.
 */
export async function repointReferences(writing: TxDeps, definition: ResourceDefinition, pair: RowPair): Promise<void> {
  for (const relation of relationsTo(definition.table))
    await moveRelation(writing, relation, { pair, resource: definition.name })
  const name = await newName(writing, definition, pair)
  if (name) {
    await moveInTexts(writing, name)
    await repointSnapshots(writing, name)
    await moveInModules(writing, { name, pair, resource: definition.name })
  }
  await repointBin(writing, definition, { from: Number(pair.from.id), to: Number(pair.to.id), name })
}

async function newName(
  writing: TxDeps,
  definition: ResourceDefinition,
  pair: RowPair,
): Promise<ReferenceChange | null> {
  const kind = findContentType(definition.name)?.link
  if (!kind) return null
  const addresses = (await recordUrl(writing, definition.name, pair.to)) ?? {}
  return { from: `${kind}:${pair.from.id}`, to: `${kind}:${pair.to.id}`, addresses }
}

async function moveRelation(
  writing: TxDeps,
  { definition, column, through }: Relation,
  { pair, resource }: { pair: RowPair; resource: string },
): Promise<void> {
  const { db } = writing
  const { table } = definition
  const [from, to] = [Number(pair.from.id), Number(pair.to.id)]
  const referrers = await db
    .selectDistinct({ id: through ? requireColumn(through.table, through.own) : table.id })
    .from(through?.table ?? table)
    .where(eq(column, from))
  const ids = referrers.map(({ id }) => Number(id))
  if (ids.length === 0) return
  requireWriter(writing, definition.name)
  if (through) {
    if (!('id' in through.table)) {
      // Avoids a duplicate of a link that the record already has.
      const ownColumn = requireColumn(through.table, through.own)
      const linked = db.select({ id: ownColumn }).from(through.table).where(eq(column, to))
      await db.delete(through.table).where(and(eq(column, from), inArray(ownColumn, linked)))
    }
    await db
      .update(through.table)
      .set({ [column.name]: to })
      .where(eq(column, from))
  }
  const rows = (await db
    .update(table)
    .set({ version: sql`${table.version} + 1`, ...authorColumns(writing), ...(through ? {} : { [column.name]: to }) })
    .where(inArray(table.id, ids))
    .returning()) as ResourceRow[]
  const names = {
    from: recordTitle(resource, pair.from, writing.locale),
    to: recordTitle(resource, pair.to, writing.locale),
  }
  await logActions(
    writing,
    rows.map((row) => ({
      act: 'changed' as const,
      resource: definition.name,
      record_id: row.id,
      title: { de: recordTitle(definition.name, row, 'de'), en: recordTitle(definition.name, row, 'en') },
      changes: [{ field: through && 'field' in through ? String(through.field) : column.name, ...names }],
    })),
  )
}

async function moveInTexts(writing: TxDeps, name: ReferenceChange): Promise<void> {
  for (const { definition, row, texts } of await loadReferringTexts(writing.db)) {
    const repointed = replaceReferences(texts, name)
    if (repointed === texts) continue
    requireWriter(writing, definition.name)
    const { table } = definition
    await writing.db
      .update(table)
      .set({ ...repointed, version: row.version + 1, ...authorColumns(writing) })
      .where(eq(table.id, row.id))
    await logRecordChange(writing, { act: 'changed', resource: definition.name, row, before: texts, after: repointed })
  }
}

/** No new page version: the newest one is changed as well. */
async function moveInModules(
  writing: TxDeps,
  { name, pair, resource }: { name: ReferenceChange; pair: RowPair; resource: string },
): Promise<void> {
  const { db } = writing
  const rows = await db
    .select({ id: modules.id, data: modules.data, content_type: sections.content_type, object_id: sections.object_id })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
  const pages = new Map<string, Pick<(typeof rows)[number], 'content_type' | 'object_id'>>()
  for (const { id, data, content_type, object_id } of rows) {
    const repointed = replaceReferences(data, name)
    if (repointed === data) continue
    await db
      .update(modules)
      .set({ data: repointed, version: sql`${modules.version} + 1` })
      .where(eq(modules.id, id))
    pages.set(`${content_type} ${object_id}`, { content_type, object_id })
  }
  const change = {
    field: 'link',
    from: recordTitle(resource, pair.from, writing.locale),
    to: recordTitle(resource, pair.to, writing.locale),
  }
  for (const page of pages.values()) {
    await saveVersion(writing, page)
    await logRecordChange(writing, {
      act: 'changed',
      resource: resourceForSectionOwner(page.content_type),
      row: await requireOwner(db, page),
      changes: [change],
    })
  }
}

type Repointing = { from: number; to: number; name: ReferenceChange | null }

const BATCH_SIZE = 200
const fieldsWithLinks = new Map([
  ...resources.map((each) => [getTableName(each.table), referringFields(each)] as const),
  [getTableName(modules), ['data']],
])

/** In publications and versions. */
async function repointSnapshots({ db }: { db: Tx }, name: ReferenceChange): Promise<void> {
  for (let after = 0; ; ) {
    const { id, state } = pageStates
    const rows = await db.select({ id, state }).from(pageStates).where(gt(id, after)).orderBy(asc(id)).limit(BATCH_SIZE)
    for (const row of rows) {
      const before = unpack(row.state)
      const repointed = replaceReferences(before, name)
      if (repointed !== before)
        await db
          .update(pageStates)
          .set({ state: pack(repointed) })
          .where(eq(id, row.id))
    }
    if (rows.length < BATCH_SIZE) break
    after = rows.at(-1)?.id ?? after
  }
}

/** A binned record that needs the dropped one is restored with the remaining one. */
async function repointBin({ db }: { db: Tx }, { table }: ResourceDefinition, repointing: Repointing): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: bin.id, state: bin.state })
      .from(bin)
      .where(gt(bin.id, after))
      .orderBy(asc(bin.id))
      .limit(BATCH_SIZE)
    for (const { id, state } of rows) {
      const before = JSON.stringify(state)
      const now = withoutDuplicates(state.map((stored) => movedRow(stored, table, repointing)))
      if (JSON.stringify(now) !== before) await db.update(bin).set({ state: now }).where(eq(bin.id, id))
    }
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)?.id ?? after
  }
}

function movedRow(
  { table, row }: BinnedRow,
  targetTable: ResourceDefinition['table'],
  { from, to, name }: Repointing,
): BinnedRow {
  const references = tableReferences(requireTable(table)).filter(
    (each) => each.to === targetTable && row[each.field] === from,
  )
  const texts = Object.fromEntries((fieldsWithLinks.get(table) ?? []).map((field) => [field, row[field]]))
  return {
    table,
    row: {
      ...row,
      ...(name ? replaceReferences(texts, name) : {}),
      ...Object.fromEntries(references.map(({ field }) => [field, to])),
    },
  }
}

/** A record that linked both would have the link twice. */
function withoutDuplicates(rows: readonly BinnedRow[]): BinnedRow[] {
  return [...new Map(rows.map((stored) => [JSON.stringify([stored.table, stored.row]), stored])).values()]
}

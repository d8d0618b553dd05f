import { and, asc, eq, getTableName, gt, inArray, sql } from 'drizzle-orm'
import { titleOf } from '#content/title.ts'
import { resourceOfContainer, typeOfResource } from '#content/types.ts'
import { columnNamed } from '#server/db/columns-of.ts'
import type { Tx } from '#server/db/connect.ts'
import { bin, type StoredRow } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { addressOf } from '../addresses.ts'
import { requireWriter } from '../areas.ts'
import { keepActOn, keepActs } from '../audit-log/keep.ts'
import { referencesOf, tableNamed } from '../bin/whole-state.ts'
import { writtenBy } from '../conflict.ts'
import type { Deps } from '../deps.ts'
import { keepState } from '../page-states/keep-state.ts'
import { pack, unpack } from '../page-states/pack.ts'
import { resources } from '../resources/all.ts'
import type { ResourceDefinition, Row } from '../resources/definition.ts'
import { requireOwner } from '../sections/owner.ts'
import { movedReferences, type NewName } from './references.ts'
import { type Relation, referringFields, relationsTo, textsThatRefer } from './sources.ts'

type Writing = Deps & { tx: Tx }
type Pair = { from: Row; to: Row }

/**
 * Makes everything that points to one record point to another of the same type: references, rows, links, links in texts and in
 * modules, also those in bins, those that are published, and those in how a page was, so that what is brought back leads there too.
 * Each record that is written counts as changed, and whoever may not write it is refused.
 */
export async function pointAt(writing: Writing, definition: ResourceDefinition, pair: Pair): Promise<void> {
  for (const relation of relationsTo(definition.table))
    await moveRelation(writing, relation, { pair, resource: definition.name })
  const name = await newName(writing, definition, pair)
  if (name) {
    await moveInTexts(writing, name)
    await moveInStates(writing, name)
    await moveInModules(writing, { name, pair, resource: definition.name })
  }
  await moveInBin(writing, definition, { from: Number(pair.from.id), to: Number(pair.to.id), name })
}

async function newName(writing: Writing, definition: ResourceDefinition, pair: Pair): Promise<NewName | null> {
  const kind = typeOfResource(definition.name)?.link
  if (!kind) return null
  const addresses = (await addressOf(writing, definition.name, pair.to)) ?? {}
  return { from: `${kind}:${pair.from.id}`, to: `${kind}:${pair.to.id}`, addresses }
}

async function moveRelation(
  writing: Writing,
  { definition, column, through }: Relation,
  { pair, resource }: { pair: Pair; resource: string },
): Promise<void> {
  const { tx } = writing
  const { table } = definition
  const [from, to] = [Number(pair.from.id), Number(pair.to.id)]
  const found = await tx
    .selectDistinct({ id: through ? columnNamed(through.table, through.own) : table.id })
    .from(through?.table ?? table)
    .where(eq(column, from))
  const ids = found.map(({ id }) => Number(id))
  if (ids.length === 0) return
  requireWriter(writing, definition.name)
  if (through) {
    if (!('id' in through.table)) {
      // A link that the record has already would be there twice.
      const own = columnNamed(through.table, through.own)
      const linked = tx.select({ id: own }).from(through.table).where(eq(column, to))
      await tx.delete(through.table).where(and(eq(column, from), inArray(own, linked)))
    }
    await tx
      .update(through.table)
      .set({ [column.name]: to })
      .where(eq(column, from))
  }
  const rows = (await tx
    .update(table)
    .set({ version: sql`${table.version} + 1`, ...writtenBy(writing), ...(through ? {} : { [column.name]: to }) })
    .where(inArray(table.id, ids))
    .returning()) as Row[]
  const names = { from: titleOf(resource, pair.from, writing.locale), to: titleOf(resource, pair.to, writing.locale) }
  await keepActs(
    writing,
    rows.map((row) => ({
      act: 'changed' as const,
      resource: definition.name,
      record_id: row.id,
      title: { de: titleOf(definition.name, row, 'de'), en: titleOf(definition.name, row, 'en') },
      changes: [{ field: through && 'field' in through ? String(through.field) : column.name, ...names }],
    })),
  )
}

async function moveInTexts(writing: Writing, name: NewName): Promise<void> {
  for (const { definition, row, texts } of await textsThatRefer(writing.tx)) {
    const moved = movedReferences(texts, name)
    if (moved === texts) continue
    requireWriter(writing, definition.name)
    const { table } = definition
    await writing.tx
      .update(table)
      .set({ ...moved, version: row.version + 1, ...writtenBy(writing) })
      .where(eq(table.id, row.id))
    await keepActOn(writing, { act: 'changed', resource: definition.name, row, before: texts, after: moved })
  }
}

/** The newest state of a page already says so, and no other is kept: it is the same link. */
async function moveInModules(
  writing: Writing,
  { name, pair, resource }: { name: NewName; pair: Pair; resource: string },
): Promise<void> {
  const { tx } = writing
  const rows = await tx
    .select({ id: modules.id, data: modules.data, content_type: sections.content_type, object_id: sections.object_id })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
  const pages = new Map<string, Pick<(typeof rows)[number], 'content_type' | 'object_id'>>()
  for (const { id, data, content_type, object_id } of rows) {
    const moved = movedReferences(data, name)
    if (moved === data) continue
    await tx
      .update(modules)
      .set({ data: moved, version: sql`${modules.version} + 1` })
      .where(eq(modules.id, id))
    pages.set(`${content_type} ${object_id}`, { content_type, object_id })
  }
  const change = {
    field: 'link',
    from: titleOf(resource, pair.from, writing.locale),
    to: titleOf(resource, pair.to, writing.locale),
  }
  for (const page of pages.values()) {
    await keepState(writing, page)
    await keepActOn(writing, {
      act: 'changed',
      resource: resourceOfContainer(page.content_type),
      row: await requireOwner(tx, page),
      changes: [change],
    })
  }
}

type Moved = { from: number; to: number; name: NewName | null }

const AT_ONCE = 200
const fieldsWithLinks = new Map([
  ...resources.map((each) => [getTableName(each.table), referringFields(each)] as const),
  [getTableName(modules), ['data']],
])

/** In what is published, and in what can be restored. */
async function moveInStates({ tx }: { tx: Tx }, name: NewName): Promise<void> {
  for (let after = 0; ; ) {
    const { id, state } = pageStates
    const rows = await tx.select({ id, state }).from(pageStates).where(gt(id, after)).orderBy(asc(id)).limit(AT_ONCE)
    for (const row of rows) {
      const before = unpack(row.state)
      const moved = movedReferences(before, name)
      if (moved !== before)
        await tx
          .update(pageStates)
          .set({ state: pack(moved) })
          .where(eq(id, row.id))
    }
    if (rows.length < AT_ONCE) break
    after = rows.at(-1)?.id ?? after
  }
}

/** In records that were deleted: one that needs another comes back with the one that is left. */
async function moveInBin({ tx }: { tx: Tx }, { table }: ResourceDefinition, moved: Moved): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx
      .select({ id: bin.id, state: bin.state })
      .from(bin)
      .where(gt(bin.id, after))
      .orderBy(asc(bin.id))
      .limit(AT_ONCE)
    for (const { id, state } of rows) {
      const before = JSON.stringify(state)
      const now = withoutTwice(state.map((stored) => movedRow(stored, table, moved)))
      if (JSON.stringify(now) !== before) await tx.update(bin).set({ state: now }).where(eq(bin.id, id))
    }
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.id ?? after
  }
}

function movedRow({ table, row }: StoredRow, of: ResourceDefinition['table'], { from, to, name }: Moved): StoredRow {
  const named = referencesOf(tableNamed(table)).filter((each) => each.to === of && row[each.field] === from)
  const texts = Object.fromEntries((fieldsWithLinks.get(table) ?? []).map((field) => [field, row[field]]))
  return {
    table,
    row: {
      ...row,
      ...(name ? movedReferences(texts, name) : {}),
      ...Object.fromEntries(named.map(({ field }) => [field, to])),
    },
  }
}

/** A link that the record had to both would be there twice. */
function withoutTwice(rows: readonly StoredRow[]): StoredRow[] {
  return [...new Map(rows.map((stored) => [JSON.stringify([stored.table, stored.row]), stored])).values()]
}

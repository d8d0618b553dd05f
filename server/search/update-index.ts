import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '#config'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { visibleText } from '#contract/texts/stored-text.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { isLocalised } from '#model/public-fields.ts'
import { isText } from '#modules/fields/shapes.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { migrateKindData } from '#modules/shape-migrations.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import { lockForTransaction } from '#server/db/postgres/transaction-lock.ts'
import { inIds, toIdList } from '#server/db/prepared.ts'
import { draftMode as publishingTable } from '#server/db/schema/page-states.ts'
import { type DocumentTexts, searchDocuments, type TextPiece } from '#server/db/schema/search.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { alwaysVisibleModules } from '#server/services/page-states/always-visible-modules.ts'
import { loadPublishedSnapshots } from '#server/services/page-states/published-snapshots.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { whereAlwaysVisible } from '#server/services/sections/section-visibility.ts'
import { resourceTables } from '../db/tables.ts'
import type { IndexedRecord, IndexedText } from './define-search.ts'
import { documentId, toDayNumber } from './document-id.ts'
import { addToIndex, clearIndex, removeFromIndex } from './engine.ts'
import { type SearchType, searchTypes, sourceName } from './search-types.ts'
import { ALL_RECORDS } from './triggers.ts'
import { clearWords, updateWordCounts } from './words.ts'

type Records = { ids: readonly number[]; now: Date }

const noteId = sql<number>`id`
const { id, record_id, language, texts } = searchDocuments
const stored = { id, record_id, language, texts }
const RECORD_BATCH_SIZE = 200
/** Rewrites the documents of records that the triggers noted, before the commit: index and records always agree. */
export async function updateSearchIndex(tx: Tx, clock: Date): Promise<void> {
  const notes = await tx
    .select({ note: noteId, source: sql<string>`source`, id: sql<number>`record_id` })
    .from(sql`search_changes`)
  if (notes.length === 0) return
  // Raw SQL, so that it is not tracked as a content table: no response is made from it.
  await execute(tx, sql`DELETE FROM search_changes WHERE ${inIds(noteId, toIdList(notes.map(({ note }) => note)))}`)
  // Serialises writers whose records share a document, so that each sees the other's commit.
  await lockForTransaction(tx, 'search index')
  const now = await timeOfIndex(tx, clock)
  if (notes.some(({ source }) => source === ALL_RECORDS)) return rebuildIndex(tx, now)
  const idsOf = new Map<string, Set<number>>()
  for (const { source, id } of notes) idsOf.set(source, (idsOf.get(source) ?? new Set()).add(id))
  for (const type of searchTypes)
    await writeDocuments(tx, type, { ids: [...(await recordsChanged(tx, type, idsOf))], now })
}

/** Uses the later time: another process with a faster clock may have published already. */
async function timeOfIndex(tx: Tx, clock: Date): Promise<Date> {
  const [publishing] = await tx.select().from(publishingTable)
  return publishing && publishing.indexed_until > clock ? publishing.indexed_until : clock
}

/** The whole index from the records, for example after an update of the program. */
async function rebuildIndex(tx: Tx, now: Date): Promise<void> {
  await clearIndex(tx)
  await tx.delete(searchDocuments)
  await clearWords(tx)
  for (const type of searchTypes) {
    const table = resourceTables[type.resource]
    const rows = await tx.select({ id: table.id }).from(table).orderBy(table.id)
    await writeDocuments(tx, type, { ids: rows.map(({ id }) => Number(id)), now })
  }
}

async function recordsChanged(
  tx: Tx,
  { sources }: SearchType,
  idsOf: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Set<number>> {
  const records = new Set<number>()
  for (const source of sources) {
    const ids = [...(idsOf.get(sourceName(source)) ?? [])]
    const recordIds = ids.length > 0 && source.recordsOf ? await source.recordsOf(tx, ids) : ids
    for (const id of recordIds) records.add(id)
  }
  return records
}

async function writeDocuments(tx: Tx, type: SearchType, { ids, now }: Records): Promise<void> {
  for (let index = 0; index < ids.length; index += RECORD_BATCH_SIZE) {
    await writeSome(tx, type, { ids: ids.slice(index, index + RECORD_BATCH_SIZE), now })
    // SQLite runs in this thread: gives others a turn between batches.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Unchanged documents of the same day are not rewritten. */
async function writeSome(tx: Tx, type: SearchType, { ids, now }: Records): Promise<void> {
  const before: IndexDocument[] = await tx
    .select(stored)
    .from(searchDocuments)
    .where(documentsOfRecords(type.resource, ids))
  const changed = new Map((await buildDocuments(tx, type, { ids, now })).map((document) => [document.id, document]))
  const isSame = ({ id, texts }: IndexDocument) =>
    JSON.stringify(changed.get(id)?.texts) === JSON.stringify(inOrder(texts))
  const removed = before.filter((document) => !isSame(document))
  for (const document of before) if (!removed.includes(document)) changed.delete(document.id)
  if (removed.length > 0) {
    const goneIds = removed.map(({ id }) => id)
    await removeFromIndex(tx, goneIds)
    await tx.delete(searchDocuments).where(inIds(searchDocuments.id, toIdList(goneIds)))
  }
  const fresh = [...changed.values()]
  if (fresh.length > 0) {
    await insertDocuments(tx, type, fresh)
    await addToIndex(tx, fresh)
  }
  await updateWordCounts(tx, { removed, fresh })
}

async function insertDocuments(tx: Tx, { resource }: SearchType, fresh: readonly IndexDocument[]): Promise<void> {
  const inputRows = jsonRows(
    { id: 'bigint', resource: 'text', record_id: 'integer', language: 'text', texts: 'jsonb' },
    fresh.map(({ id, record_id, language, texts }) => ({
      id,
      resource,
      record_id,
      language,
      texts: JSON.stringify(texts),
    })),
  )
  await execute(
    tx,
    sql`INSERT INTO ${searchDocuments} (id, resource, record_id, language, texts) SELECT id, resource, record_id, language, texts FROM ${inputRows} ORDER BY id`,
  )
}

function documentsOfRecords(resource: SearchType['resource'], ids: readonly number[]): SQL | undefined {
  return and(eq(searchDocuments.resource, resource), inIds(searchDocuments.record_id, toIdList(ids)))
}

/** PostgreSQL does not preserve the key order of JSON. */
function inOrder({ title, names, body }: IndexDocument['texts']): IndexDocument['texts'] {
  const withoutTerms = (pieces: IndexDocument['texts']['title']) => pieces.map(({ text, lang }) => ({ text, lang }))
  return { title: withoutTerms(title), names: withoutTerms(names), body: withoutTerms(body) }
}

type IndexDocument = { id: number; record_id: number; language: Locale; texts: DocumentTexts }

/** Documents of these records at a time, in both languages; deleted records have none. */
async function buildDocuments(
  db: Db,
  type: SearchType,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<IndexDocument[]> {
  const records = await type.read(db, ids)
  const textsIn = await textsInSections(db, type, { ids, now })
  return records.flatMap((record) =>
    locales.map((language) => toDocument(type, { record, more: textsIn(language).get(record.id) ?? [], language })),
  )
}

type Texts = Map<number, Localised[]>

/** By language, because each is published separately; pages that are no drafts have the tables' content in both. */
async function textsInSections(
  db: Db,
  { resource }: SearchType,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<(language: Locale) => Texts> {
  const content_type = sectionOwnerTypeFor(resource)
  if (!content_type) return () => new Map()
  const stored = env.versioning ? [] : await storedTexts(db, { content_type, ids })
  const publicTexts = new Map<Locale, Texts>()
  for (const locale of locales) {
    const states = await loadPublishedSnapshots({ db, now: () => now, locale }, { content_type, ids })
    const published = [...states].map(([id, { state }]): [number, Localised[]] => [
      id,
      alwaysVisibleModules(state).flatMap(({ kind, data }) => getTexts(kind, data)),
    ])
    publicTexts.set(locale, new Map([...stored, ...published]))
  }
  return (language) => publicTexts.get(language) ?? new Map()
}

type DocumentText = { record: IndexedRecord; more: readonly IndexedText[]; language: Locale }

function toDocument({ number }: SearchType, { record, more, language }: DocumentText): IndexDocument {
  const { id, title, names = [], body = [], terms = [], latest } = record
  const piecesOf = (texts: readonly IndexedText[]) => texts.flatMap((text) => getPiece(text, language))
  const document = {
    id: documentId({ type: number, language, day: toDayNumber(latest), record_id: id }),
    record_id: id,
    language,
  }
  return {
    ...document,
    texts: { title: piecesOf([title]), names: piecesOf(names), body: piecesOf([...body, ...more]), terms },
  }
}

/** German is the source: where English is missing, German is indexed and shown. */
function getPiece(text: IndexedText, language: Locale): TextPiece[] {
  const localText = typeof text === 'string' ? '' : text[language]
  const shownText = localText || (typeof text === 'string' ? text : text.de)
  const visible = visibleText(richTextToPlain(shownText))
  return visible === '' ? [] : [{ text: visible, lang: localText ? language : 'de' }]
}

/** Texts of the modules of these records, in page order. */
async function storedTexts(
  db: Db,
  { content_type, ids }: { content_type: SectionOwnerType; ids: readonly number[] },
): Promise<Texts> {
  const rows = await db
    .select({ object_id: sections.object_id, kind: modules.kind, data: modules.data })
    .from(modules)
    .innerJoin(sections, and(eq(sections.id, modules.section_id), ...whereAlwaysVisible(sections)))
    .where(
      and(
        inArray(sections.object_id, [...ids]),
        eq(sections.content_type, content_type),
        ...whereAlwaysVisible(modules),
        isInShownList(db),
      ),
    )
    .orderBy(asc(sections.order), asc(sections.id), asc(modules.column), asc(modules.order), asc(modules.id))
  return new Map(
    [...groupBy(rows, (row) => row.object_id)].map(([id, group]) => [
      id,
      group.flatMap(({ kind, data }) => getTexts(kind, data)),
    ]),
  )
}

/** Items of a hidden list are hidden. */
function isInShownList(db: Db): SQL | undefined {
  const visibleModules = db
    .select({ id: modules.id })
    .from(modules)
    .where(and(isNull(modules.list_id), ...whereAlwaysVisible(modules)))
  return or(isNull(modules.list_id), inArray(modules.list_id, visibleModules))
}

function getTexts(kind: string, stored: Record<string, unknown>): Localised[] {
  const data = migrateKindData(kind, stored)
  const fields = Object.entries(moduleKinds.get(kind)?.fields ?? {})
  const worded = fields.filter(([, field]) => isLocalised(field) && isText(field))
  return worded.flatMap(([name]) => {
    const value = data[name]
    return typeof value === 'object' && value !== null ? [{ de: '', en: '', ...value }] : []
  })
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { resourceTables } from '#content/tables.ts'
import type { Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import { amongIds, listOf } from '#server/db/prepared.ts'
import { publishing as publishingTable } from '#server/db/schema/publications.ts'
import { searchDocuments, searchTexts } from '#server/db/schema/search.ts'
import { env } from '#server/env.ts'
import { type Document, documentsOf } from './documents.ts'
import { emptyIndex, putIntoIndex, removeFromIndex } from './engine.ts'
import { type Face, nameOfSource, searchFaces } from './faces.ts'
import { EVERYTHING } from './triggers.ts'
import { countWords, forgetWords } from './words.ts'

type Records = { ids: readonly number[]; now: Date }

const noteId = sql<number>`id`
const RECORDS_AT_ONCE = 200
const LOCK_KEY = 7_271_949

/**
 * Brings the index to what the transaction has written, before it commits: what the triggers have noted is read, and the
 * documents of those records are written anew. So the index is never older than the records, and never newer.
 */
export async function keepIndex(tx: Tx, clock: Date): Promise<void> {
  const notes = await tx.select({ note: noteId, source: sql<string>`source`, id: sql<number>`record_id` }).from(sql`search_changes`)
  if (notes.length === 0) return
  // Named as no table of content, because nothing that visitors are shown is made of the notes.
  await execute(tx, sql`DELETE FROM search_changes WHERE ${amongIds(noteId, listOf(notes.map(({ note }) => note)))}`)
  // Two writers whose records share a document write it one after the other, each from what is committed by then.
  if (env.dialect === 'postgres') await execute(tx, sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`)
  const now = await timeOfIndex(tx, clock)
  if (notes.some(({ source }) => source === EVERYTHING)) return writeAnew(tx, now)
  const idsOf = new Map<string, Set<number>>()
  for (const { source, id } of notes) idsOf.set(source, (idsOf.get(source) ?? new Set()).add(id))
  for (const face of searchFaces) await writeDocuments(tx, face, { ids: [...(await recordsChanged(tx, face, idsOf))], now })
}

/** What the index knows to be public stays so for a process whose clock is behind. */
async function timeOfIndex(tx: Tx, clock: Date): Promise<Date> {
  const [publishing] = env.versioning ? await tx.select().from(publishingTable) : []
  return publishing && publishing.indexed_until > clock ? publishing.indexed_until : clock
}

/** The whole index from the records, as after an update of the program. */
async function writeAnew(tx: Tx, now: Date): Promise<void> {
  await emptyIndex(tx)
  await tx.delete(searchDocuments)
  await tx.delete(searchTexts)
  await forgetWords(tx)
  for (const face of searchFaces) {
    const table = resourceTables[face.resource]
    const rows = await tx.select({ id: table.id }).from(table).orderBy(table.id)
    await writeDocuments(tx, face, { ids: rows.map(({ id }) => Number(id)), now })
  }
}

async function recordsChanged(tx: Tx, { sources }: Face, idsOf: ReadonlyMap<string, ReadonlySet<number>>): Promise<Set<number>> {
  const records = new Set<number>()
  for (const source of sources) {
    const ids = [...(idsOf.get(nameOfSource(source)) ?? [])]
    const found = ids.length > 0 && source.recordsOf ? await source.recordsOf(tx, ids) : ids
    for (const id of found) records.add(id)
  }
  return records
}

async function writeDocuments(tx: Tx, face: Face, { ids, now }: Records): Promise<void> {
  for (let at = 0; at < ids.length; at += RECORDS_AT_ONCE) {
    await writeSome(tx, face, { ids: ids.slice(at, at + RECORDS_AT_ONCE), now })
    // SQLite answers in this thread: between two lots others get their turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What says the same as before stays as it is. */
async function writeSome(tx: Tx, face: Face, { ids, now }: Records): Promise<void> {
  const { resource } = face
  const { id, record_id, language } = searchDocuments
  const before = await tx
    .select({ id, record_id, language, texts: searchTexts.texts })
    .from(searchDocuments)
    .innerJoin(searchTexts, eq(searchTexts.document_id, id))
    .where(documentsOfRecords(resource, ids))
  const wanted = new Map((await documentsOf(tx, face, { ids, now })).map((document) => [keyOf(document), document]))
  const isSame = (document: Document) => JSON.stringify(wanted.get(keyOf(document))?.texts) === JSON.stringify(inOrder(document))
  const gone = before.filter((document) => !isSame(document))
  for (const { language, record_id, id } of before) if (!gone.some((each) => each.id === id)) wanted.delete(keyOf({ language, record_id }))
  if (gone.length > 0) {
    const goneIds = gone.map(({ id }) => id)
    await removeFromIndex(tx, goneIds)
    await tx.delete(searchDocuments).where(amongIds(searchDocuments.id, listOf(goneIds)))
    await tx.delete(searchTexts).where(amongIds(searchTexts.document_id, listOf(goneIds)))
  }
  const fresh = [...wanted.values()]
  if (fresh.length > 0) await putIntoIndex(tx, await insertDocuments(tx, resource, fresh))
  await countWords(tx, { gone, fresh })
}

async function insertDocuments(tx: Tx, resource: Face['resource'], fresh: readonly Document[]): Promise<(Document & { id: number })[]> {
  const given = jsonRows(
    { resource: 'text', record_id: 'integer', language: 'text' },
    fresh.map(({ record_id, language }) => ({ resource, record_id, language })),
  )
  await execute(tx, sql`INSERT INTO ${searchDocuments} (resource, record_id, language) SELECT resource, record_id, language FROM ${given}`)
  const ids = fresh.map(({ record_id }) => record_id)
  const stored = await tx
    .select({ id: searchDocuments.id, record_id: searchDocuments.record_id, language: searchDocuments.language })
    .from(searchDocuments)
    .where(documentsOfRecords(resource, ids))
  const idOf = new Map(stored.map(({ id, ...document }) => [keyOf(document), id]))
  const documents = fresh.flatMap((document) => {
    const id = idOf.get(keyOf(document))
    return id === undefined ? [] : [{ ...document, id }]
  })
  const texts = jsonRows(
    { document_id: 'integer', texts: 'jsonb' },
    documents.map(({ id, texts }) => ({ document_id: id, texts: JSON.stringify(texts) })),
  )
  await execute(tx, sql`INSERT INTO ${searchTexts} (document_id, texts) SELECT document_id, texts FROM ${texts}`)
  return documents
}

function documentsOfRecords(resource: Face['resource'], ids: readonly number[]): SQL | undefined {
  return and(eq(searchDocuments.resource, resource), amongIds(searchDocuments.record_id, listOf(ids)))
}

/** PostgreSQL keeps the names of a JSON object in an order of its own. */
function inOrder({ texts: { title, names, body } }: Document): Document['texts'] {
  const plain = (pieces: Document['texts']['title']) => pieces.map(({ text, lang }) => ({ text, lang }))
  return { title: plain(title), names: plain(names), body: plain(body) }
}

function keyOf({ record_id, language }: Pick<Document, 'record_id' | 'language'>): string {
  return `${language} ${record_id}`
}

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type Extract, extract } from 'tar-stream'
import { withScratchFolder } from '#server/backup/scratch.ts'
import { terminalError, terminalText } from '#server/commands/terminal-text.ts'
import type { Database, Db, Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { env } from '#server/env.ts'
import { mediaChecksum } from '#server/media/checksum.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { listOriginals, type MediaStore, requireInside } from '#server/media/media-store.ts'
import { markAllChanged } from '#server/search/triggers.ts'
import { updateSearchIndex } from '#server/search/update-index.ts'
import { fromJson } from '#server/services/bin/record-snapshot.ts'
import { typeHooks } from '#server/services/type-hooks.ts'
import { cleanRow } from './clean-row.ts'
import { currentSchema, type End, endSchema, HEAD_ENTRY, headSchema, parseEntryName } from './format.ts'
import { writeLastId } from './ids.ts'
import { exportedTables, requireColumns } from './tables.ts'

type ReadExportOptions = { database: Database; store: MediaStore; scratch: string; file: string; now: Date }
type Entry = Extract extends AsyncIterable<infer E> ? E : never
type ReadEntries = { rows: Record<string, number>; media: string[]; end: End | null }

/**
 * One transaction; media are placed last. Throws an Error in one line when data exists, or the file is incomplete or of
 * another version; then nothing is changed.
 */
export function readExport({ database, store, scratch, file, now }: ReadExportOptions): Promise<End> {
  return withScratchFolder(scratch, (folder) =>
    database.db.transaction(async (tx) => {
      await typeHooks.deleteInitialRows(tx)
      await requireEmpty(tx)
      const entries = await withDeferredForeignKeys(tx, () => readEntries(file, { db: tx, folder }))
      const { end } = entries
      if (!end) throw terminalError('die Datei ist abgeschnitten', 'the file is truncated')
      requireWhole(entries, end)
      for (const [table, last] of Object.entries(end.last_ids))
        if (exportedTables.has(table)) await writeLastId(tx, table, last)
      await execute(tx, sql`DELETE FROM search_changes`)
      await markAllChanged(tx)
      await updateSearchIndex(tx, now)
      await placeMedia(entries.media, { from: folderStore(folder), to: store })
      return end
    }),
  )
}

async function requireEmpty(reader: Db): Promise<void> {
  for (const [name, table] of exportedTables) {
    const rows = await reader.select({ one: sql<number>`1` }).from(table).limit(1)
    if (rows.length > 0)
      throw terminalError(
        `die Datenbank ist nicht leer: ${name} hat schon Zeilen. Nehmen Sie ein leeres DATA_DIR oder DATABASE_URL`,
        `the installation is not empty: there are rows in ${name}. Use an empty DATA_DIR or DATABASE_URL`,
      )
  }
}

async function readEntries(file: string, { db, folder }: { db: Tx; folder: string }): Promise<ReadEntries> {
  const result: ReadEntries = { rows: {}, media: [], end: null }
  const entries = extract()
  const unpacked = pipeline(createReadStream(file), createGunzip(), entries)
  unpacked.catch(() => undefined)
  let hasHead = false
  for await (const entry of entries) {
    const parsedName = parseEntryName(entry.header.name)
    if (!hasHead && parsedName.is !== HEAD_ENTRY)
      throw terminalError('das ist kein Export von Partitur', 'this is not a Partitur export')
    if (parsedName.is === HEAD_ENTRY) requireSchema(await text(entry))
    else if (parsedName.is === 'rows') {
      const before = result.rows[parsedName.table]
      const added = await insertRows(db, {
        name: parsedName.table,
        lines: await text(entry),
        isFirst: before === undefined,
      })
      result.rows[parsedName.table] = (before ?? 0) + added
    } else if (parsedName.is === 'media') result.media.push(await unpack(entry, { folder, path: parsedName.path }))
    else result.end = endSchema.parse(JSON.parse(await text(entry)))
    hasHead = true
  }
  await unpacked
  return result
}

function requireSchema(head: string): void {
  const { schema, program } = headSchema.parse(JSON.parse(head))
  if (schema !== currentSchema())
    throw terminalError(
      `die Datei hat das Schema ${schema} von Partitur ${program}, diese Installation ${currentSchema()}. Bringen Sie zuerst beide auf dieselbe Version`,
      `the file has the schema ${schema} of Partitur ${program}, this installation ${currentSchema()}. Bring both to the same version first`,
    )
}

async function insertRows(
  tx: Tx,
  { name, lines, isFirst }: { name: string; lines: string; isFirst: boolean },
): Promise<number> {
  const table = exportedTables.get(name)
  if (!table) throw terminalError(`es gibt keine Tabelle ${name}`, `there is no table ${name}`)
  // Replaces rows of the schema, and those that triggers created, such as poster codes.
  if (isFirst) await tx.delete(table)
  const rows = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const row of rows) requireColumns(table, row)
  await tx.insert(table).values(rows.map((row) => fromJson(table, cleanRow(name, row))))
  return rows.length
}

async function unpack(entry: Entry, { folder, path }: { folder: string; path: string }): Promise<string> {
  const file = join(folder, requireInside(path))
  await mkdir(dirname(file), { recursive: true })
  await pipeline(entry, createWriteStream(file))
  return path
}

function requireWhole({ rows, media }: ReadEntries, end: End): void {
  const differing = Object.entries(end.rows).filter(([table, count]) => (rows[table] ?? 0) !== count)
  if (differing.length > 0 || media.length !== end.media) throw new Error(formatMissing(differing[0]?.[0] ?? 'media'))
}

/** Existing files must be equal: an import interrupted at the very end can be repeated. */
async function placeMedia(paths: readonly string[], { from, to }: { from: MediaStore; to: MediaStore }): Promise<void> {
  const present = new Set((await listOriginals(to)).map(({ path }) => path))
  const expectedPaths = new Set(paths)
  const unexpected = [...present].filter((path) => !expectedPaths.has(path))
  if (unexpected.length > 0)
    throw terminalError(
      `in ${to.displayName} liegen ${unexpected.length} Bilder und Dateien, die nicht dazugehören`,
      `${to.displayName} holds ${unexpected.length} pictures and files that are not part of this export`,
    )
  for (const path of paths) {
    if (present.has(path) && (await mediaChecksum(to, path)) !== (await mediaChecksum(from, path)))
      throw terminalError(
        `${path} in ${to.displayName} weicht vom Export ab`,
        `${path} in ${to.displayName} differs from the export`,
      )
    const file = present.has(path) ? null : await from.open(path)
    if (file) await to.put(path, file)
  }
}

function formatMissing(part: string): string {
  return terminalText(`die Datei ist nicht vollständig: ${part}`, `the export is incomplete: ${part}`)
}

/** Allows references to later rows; all are checked at the end. */
async function withDeferredForeignKeys<T>(tx: Tx, write: () => Promise<T>): Promise<T> {
  if (env.dialect === 'sqlite') {
    // Until this transaction ends, whose end checks them.
    await execute(tx, sql`PRAGMA defer_foreign_keys = ON`)
    return write()
  }
  const references = await tx.select({ table: sql<string>`of`, name: sql<string>`name` }).from(
    sql`(SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name FROM pg_constraint
         WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT condeferrable) AS found`,
  )
  const setDeferrable = async (mode: string) => {
    for (const { table, name } of references)
      await execute(tx, sql.raw(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${mode}`))
  }
  await setDeferrable('DEFERRABLE INITIALLY DEFERRED')
  const result = await write()
  await execute(tx, sql`SET CONSTRAINTS ALL IMMEDIATE`)
  await setDeferrable('NOT DEFERRABLE')
  return result
}

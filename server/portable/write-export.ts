import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { asc, gt } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Pack, pack } from 'tar-stream'
import about from '#package' with { type: 'json' }
import { withScratchFolder } from '#server/backup/scratch.ts'
import { copySqlite } from '#server/backup/sqlite.ts'
import { terminalError } from '#server/commands/terminal-text.ts'
import { connectForMaintenance, type Database, type Db } from '#server/db/connect.ts'
import { tableColumns } from '#server/db/table-columns.ts'
import { listOriginals, type MediaStore } from '#server/media/media-store.ts'
import { currentSchema, END_ENTRY, type End, HEAD_ENTRY, type Head, mediaEntry, rowsEntry } from './format.ts'
import { readLastIds } from './ids.ts'
import { exportedTables, primaryKeyColumns } from './tables.ts'

const ROW_BATCH_SIZE = 200

type WriteExportOptions = { database: Database; store: MediaStore; scratch: string; file: string; now: Date }

/**
 * Consistent while the site is served; later pictures may be included. The file gets its name when complete. Throws an
 * Error in one line if it exists.
 */
export async function writeExport({ database, store, scratch, file, now }: WriteExportOptions): Promise<End> {
  if (existsSync(file))
    throw terminalError(
      `${file} gibt es schon und wird nicht überschrieben`,
      `${file} exists already and is not overwritten`,
    )
  const part = `${file}.part`
  const tar = pack()
  const finished = pipeline(tar, createGzip(), createWriteStream(part, { mode: 0o600 }))
  const filling = fill(tar, { database, store, scratch, now })
  try {
    // Either may fail: a full disk ends the writing, and the filling must not wait for a reader.
    const [end] = await Promise.all([filling, finished])
    await rename(part, file)
    return end
  } catch (error) {
    tar.destroy()
    // A copy in progress would lock the database.
    await Promise.allSettled([filling, finished])
    await rm(part, { force: true })
    throw error
  }
}

async function fill(tar: Pack, { database, store, scratch, now }: Omit<WriteExportOptions, 'file'>): Promise<End> {
  const head: Head = { format: 1, program: about.version, made_at: now.toISOString(), schema: currentSchema() }
  await add(tar, HEAD_ENTRY, JSON.stringify(head))
  const { rows, last_ids } = await atOneMoment(database, scratch, async (reader) => {
    const rows: End['rows'] = {}
    for (const [name, table] of exportedTables) rows[name] = await addRows(tar, { name, table, reader })
    return { rows, last_ids: await readLastIds(reader) }
  })
  const end: End = {
    rows,
    media: await addMedia(tar, store),
    last_ids: Object.fromEntries(Object.entries(last_ids).filter(([name]) => exportedTables.has(name))),
  }
  await add(tar, END_ENTRY, JSON.stringify(end))
  tar.finalize()
  return end
}

/** SQLite is copied first, because a long read transaction would block writers. */
function atOneMoment<T>(database: Database, scratch: string, work: (reader: Db) => Promise<T>): Promise<T> {
  if (!database.url.startsWith('file:'))
    return database.db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' } as object)
  return withScratchFolder(scratch, async (folder) => {
    const copy = join(folder, 'copy.db')
    await copySqlite(database.url, copy)
    const connection = await connectForMaintenance(`file:${copy}`)
    try {
      return await work(connection.db)
    } finally {
      await connection.close()
    }
  })
}

async function addRows(
  tar: Pack,
  { name, table, reader }: { name: string; table: SQLiteTable; reader: Db },
): Promise<number> {
  let count = 0
  let portion = 0
  for await (const rows of loadPortions(reader, table)) {
    await add(tar, rowsEntry(name, portion++), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    count += rows.length
  }
  return count
}

async function* loadPortions(reader: Db, table: SQLiteTable): AsyncGenerator<Record<string, unknown>[]> {
  const key = primaryKeyColumns(table)
  const [first] = key
  const field = key.length === 1 && Object.entries(tableColumns(table)).find(([, column]) => column === first)?.[0]
  let after: unknown
  for (let offset = 0; ; offset += ROW_BATCH_SIZE) {
    const all = reader.select().from(table).$dynamic()
    const nextRows = field && first ? all.where(offset === 0 ? undefined : gt(first, after)) : all.offset(offset)
    const rows: Record<string, unknown>[] = await nextRows
      .orderBy(...key.map((column) => asc(column)))
      .limit(ROW_BATCH_SIZE)
    if (rows.length > 0) yield rows
    if (rows.length < ROW_BATCH_SIZE) return
    if (field) after = rows.at(-1)?.[field]
  }
}

async function addMedia(tar: Pack, store: MediaStore): Promise<number> {
  let count = 0
  for (const { path } of await listOriginals(store)) {
    const file = await store.open(path)
    // Deleted since it was listed.
    if (!file) continue
    await pipeline(file.body, tar.entry({ name: mediaEntry(path), size: file.bytes }))
    count++
  }
  return count
}

function add(tar: Pack, name: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => tar.entry({ name }, content, (error) => (error ? reject(error) : resolve())))
}

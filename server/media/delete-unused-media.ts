import { inArray } from 'drizzle-orm'
import { DAY_MS } from '#contract/time/durations.ts'
import { startOfDay, toDay } from '#contract/time/local-time.ts'
import { resourceNames } from '#model/types.ts'
import type { Db } from '#server/db/connect.ts'
import { bin } from '#server/db/schema/bin.ts'
import { requireColumn, tableColumns } from '#server/db/table-columns.ts'
import { resourceTables } from '#server/db/tables.ts'
import type { Deps } from '#server/services/deps.ts'
import { claimNightlyRun } from '#server/services/operation/nightly-run.ts'
import { imagePaths } from './image-paths.ts'
import { listOriginals, type MediaStore } from './media-store.ts'

/** As long as an older backup of the database may be restored next to the media. */
const RETENTION_MS = 30 * DAY_MS
/** Types whose records have a stored file. */
const mediaResources = resourceNames.filter((name) => 'file' in tableColumns(resourceTables[name]))
/** Marker files, whose time says since when a file is unused. */
const NOTES = 'gone'

type CleanupDeps = Pick<Deps, 'db' | 'media' | 'now'>

export async function deleteUnusedMediaNightly({ db, media, now }: CleanupDeps): Promise<void> {
  const instant = now()
  if (await claimNightlyRun(db, { name: 'media-sweep', now: instant, since: startOfDay(toDay(instant)) }))
    await deleteUnusedMedia({ db, media, now })
}

/** Deletes files, and everything derived from them, that nothing has referred to for 30 days. Returns the number. */
export async function deleteUnusedMedia({ db, media, now }: CleanupDeps): Promise<number> {
  const usedPaths = await loadNamed(db)
  const unusedPaths = (await listOriginals(media)).map(({ path }) => path).filter((path) => !usedPaths.has(path))
  const notedAt = await readNotes(media)
  for (const path of notedAt.keys()) if (!unusedPaths.includes(path)) await media.delete(getNote(path))
  let deleted = 0
  for (const path of unusedPaths) {
    const notedTime = notedAt.get(path)
    if (!notedTime) await media.put(getNote(path), new Uint8Array())
    else if (now().getTime() - notedTime.getTime() > RETENTION_MS && !(await loadNamed(db)).has(path)) {
      await deleteWhole(media, path)
      deleted++
    }
  }
  return deleted
}

/** Derived files first: after an interruption the original leads to the rest. */
async function deleteWhole(media: MediaStore, path: string): Promise<void> {
  const [folder, name = ''] = path.split('/')
  if (folder === 'original') for await (const each of media.list(imagePaths(name).made)) await media.delete(each.path)
  await media.delete(path)
  await media.delete(getNote(path))
}

async function loadNamed(db: Db): Promise<Set<string>> {
  const stored = mediaResources.map((name) => {
    const table = resourceTables[name]
    return db.select({ file: requireColumn(table, 'file') }).from(table)
  })
  const inBin = await db.select({ state: bin.state }).from(bin).where(inArray(bin.resource, mediaResources))
  const rows = [...(await Promise.all(stored)).flat(), ...inBin.flatMap(({ state }) => state.map(({ row }) => row))]
  const names = rows.flatMap(({ file }) => (typeof file === 'string' ? [file] : []))
  return new Set(names.flatMap((name) => [imagePaths(name).original, imagePaths(name).full, `files/${name}`]))
}

async function readNotes(media: MediaStore): Promise<Map<string, Date>> {
  const notes = new Map<string, Date>()
  for await (const { path, modified } of media.list(NOTES)) notes.set(path.slice(NOTES.length + 1), modified)
  return notes
}

function getNote(path: string): string {
  return `${NOTES}/${path}`
}

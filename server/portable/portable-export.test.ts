import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '#content/page/table.ts'
import { redirects } from '#content/redirect/table.ts'
import { synonyms } from '#content/search/table.ts'
import type { Database } from '#server/db/connect.ts'
import { searchDocuments } from '#server/db/schema/search.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { create, createDate, uniqueFields } from '#tests/support/factories.ts'
import { readExport } from './read-export.ts'
import { exportedTables } from './tables.ts'
import { writeExport } from './write-export.ts'

test('an export imports identically, with ids, search and media', async () => {
  const { database, depsOf, file, folder, mediaDir, scratch } = await exportedSite()
  const to = await createDatabase()
  const targetFolder = join(folder, 'coming')
  const end = await readExport({ database: to, store: folderStore(targetFolder), scratch, file, now: NOW })
  expect(end.rows.redirects).toBe(205)
  expect(end.media).toBe(2)
  expect(await allRows(to)).toEqual(await allRows(database))
  expect(readFileSync(join(targetFolder, 'original/1.jpg'), 'utf8')).toBe('ein Bild')
  expect(readFileSync(join(targetFolder, 'files/leer.pdf'), 'utf8')).toBe('')
  expect(readdirSync(mediaDir)).toEqual(['files', 'made', 'original'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(scratch)).toBe(false)

  expect(await searchable(to)).toEqual(await searchable(database))
  expect(await create({ ...depsOf(), db: to.db }, 'venues', { name: 'Neue Halle' })).toBeGreaterThan(
    end.last_ids.venues ?? 0,
  )
})

test('neither import nor export overwrites existing data', async () => {
  const { database, file, folder, mediaDir, scratch } = await exportedSite()
  await expect(readExport({ database, store: folderStore(mediaDir), scratch, file, now: NOW })).rejects.toThrow(
    'the installation is not empty',
  )
  await expect(writeExport({ database, store: folderStore(mediaDir), scratch, file, now: NOW })).rejects.toThrow(
    'exists already and is not overwritten',
  )
  const to = await createDatabase()
  const otherFolder = join(folder, 'strange')
  mkdirSync(join(otherFolder, 'original'), { recursive: true })
  writeFileSync(join(otherFolder, 'original/99.jpg'), 'von jemand anderem')
  await expect(readExport({ database: to, store: folderStore(otherFolder), scratch, file, now: NOW })).rejects.toThrow(
    /not part of this export/,
  )
  await expectEmpty(to)
})

test.each([0.2, 0.5, 0.9, 0.999])('a file truncated to %d imports nothing', async (share) => {
  const { file, folder, scratch } = await exportedSite()
  truncateSync(file, Math.floor(readFileSync(file).length * share))
  const to = await createDatabase()
  const targetFolder = join(folder, 'coming')
  await expect(
    readExport({ database: to, store: folderStore(targetFolder), scratch, file, now: NOW }),
  ).rejects.toThrow()
  await expectEmpty(to)
  expect(existsSync(targetFolder)).toBe(false)
  expect(existsSync(scratch)).toBe(false)
})

test('a failed export leaves no file', async () => {
  const { database, folder, mediaDir, scratch } = await exportedSite()
  const file = join(folder, 'no/such/folder.tar.gz')
  await expect(writeExport({ database, store: folderStore(mediaDir), scratch, file, now: NOW })).rejects.toThrow(
    'ENOENT',
  )
  expect([existsSync(file), existsSync(scratch)]).toEqual([false, false])
})

/** More rows than one batch, a page whose parent comes later, a concert, two media and a derived one. */
async function exportedSite() {
  const { database, depsOf } = await createTestApp()
  const deps = depsOf()
  const folder = mkdtempSync(join(tmpdir(), 'partitur-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const mediaDir = join(folder, 'media')
  for (const [path, text] of [
    ['original/1.jpg', 'ein Bild'],
    ['files/leer.pdf', ''],
    ['made/1-small.avif', 'wird neu gemacht'],
  ] as const) {
    mkdirSync(join(mediaDir, path, '..'), { recursive: true })
    writeFileSync(join(mediaDir, path), text)
  }
  await createDate(deps, { production: { name: { de: 'Sinfonie', en: 'Symphony' } } })
  const [first, last] = [
    await create(deps, 'pages', uniqueFields('pages')),
    await create(deps, 'pages', uniqueFields('pages')),
  ]
  await database.db
    .insert(redirects)
    .values(
      Array.from({ length: 205 }, (_, each) => ({ old_path: `/de/alt-${each}`, new_path: '/de/neu', created_at: NOW })),
    )
  await database.db.update(pages).set({ parent_id: last }).where(eq(pages.id, first))
  const file = join(folder, 'site.tar.gz')
  const scratch = join(folder, 'scratch')
  await writeExport({ database, store: folderStore(mediaDir), scratch, file, now: NOW })
  return { database, depsOf, folder, mediaDir, scratch, file }
}

async function allRows({ db }: Database): Promise<Record<string, string[]>> {
  const rowsByTable: Record<string, string[]> = {}
  for (const [name, table] of exportedTables)
    rowsByTable[name] = (await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted()
  return rowsByTable
}

async function searchable({ db }: Database): Promise<string[]> {
  return (await db.select().from(searchDocuments)).map(({ id }) => String(id)).toSorted()
}

async function expectEmpty({ db }: Database): Promise<void> {
  for (const table of exportedTables.values()) if (table !== synonyms) expect(await db.select().from(table)).toEqual([])
}

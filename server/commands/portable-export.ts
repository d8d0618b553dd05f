import { join, resolve } from 'node:path'
import { refuse, terminalText } from '#server/commands/terminal-text.ts'
import type { Database } from '#server/db/connect.ts'
import { withExclusiveLock } from '#server/db/sqlite/exclusive-lock.ts'
import { env } from '#server/env.ts'
import type { End } from '#server/portable/format.ts'
import { readExport } from '#server/portable/read-export.ts'
import { writeExport } from '#server/portable/write-export.ts'
import { openMedia } from '../media/open-media.ts'
import { openDatabase, printLine } from './open.ts'

/** `export FILE`: the whole installation in one file, for either database. */
export async function exportSite([fileArgument]: string[]): Promise<void> {
  if (fileArgument === undefined)
    return refuse(['Aufruf: npm run export -- DATEI.tar.gz', 'Usage: npm run export -- FILE.tar.gz'])
  const file = resolve(fileArgument)
  await withDatabase(terminalText('Nicht exportiert', 'Not exported'), async (database) => {
    const end = await writeExport({
      database,
      store: openMedia(),
      scratch: join(env.dataDir, 'export-scratch'),
      file,
      now: new Date(),
    })
    printLine(`export: ${formatCounts(end)} in ${file}`)
    printLine([
      'export: Darin sind die Konten mit ihren Passwörtern, wie die Datenbank sie speichert: Bewahren Sie sie so sicher auf wie die Website',
      'export: the file contains accounts and password hashes: protect it like the database',
    ])
  })
}

/** `import site FILE`: imports into an empty installation, atomically. */
export async function importSite(file: string): Promise<void> {
  await withDatabase(terminalText('Nicht importiert', 'Not imported'), async (database) => {
    const from = { store: openMedia(), scratch: join(env.dataDir, 'import-scratch'), file, now: new Date() }
    const end = await withExclusiveLock(database, () => readExport({ database, ...from }))
    printLine([
      `import: ${formatCounts(end)}; die Anmeldung bleibt wie zuvor`,
      `import: ${formatCounts(end)}; log in as before`,
    ])
  })
}

async function withDatabase(failure: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase()
  try {
    await work(database)
  } catch (error) {
    refuse(`${failure}: ${describeFailure(error)}.`)
  } finally {
    await database.close()
  }
}

/** gunzip's own messages name neither the file nor a remedy. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'Z_DATA_ERROR')
    return terminalText('das ist kein Export von Partitur', 'this is not a Partitur export')
  if ('code' in error && error.code === 'Z_BUF_ERROR')
    return terminalText('die Datei ist abgeschnitten', 'the file is truncated')
  return error.message
}

function formatCounts({ rows, media }: End): string {
  return terminalText(
    `${Object.values(rows).reduce((sum, count) => sum + count, 0)} Zeilen, ${media} Bilder und Dateien`,
    `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows, ${media} pictures and files`,
  )
}

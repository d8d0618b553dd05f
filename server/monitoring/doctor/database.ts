import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { terminalError, terminalText, terminalTime } from '#server/commands/terminal-text.ts'
import type { Database } from '#server/db/connect.ts'
import { findLastBackups } from '#server/services/operation/backups.ts'
import { readDatabase } from '#server/services/operation/system.ts'
import { type CheckResult, errorReason, ok, problem, warning } from './check-result.ts'

/** Older ones get no more security updates. */
const POSTGRES_OLDEST = 14
const CLOCK_OFF_SECONDS = 5

type DatabaseCheckOptions = { database: Database; now: () => Date; backupDir: string | undefined }

/** Version and settings of the database, and the last backup. */
export async function checkDatabase({ database, now, backupDir }: DatabaseCheckOptions): Promise<CheckResult[]> {
  const isFile = database.url.startsWith('file:')
  try {
    const { kind, version } = await readDatabase(database)
    const details = isFile ? await checkSqlite(database) : await checkPostgres({ database, version, backupDir, now })
    return [ok('Database', `${kind} ${version}`), ...details, await checkBackups({ database, now, backupDir })]
  } catch (error) {
    return [
      problem('Database', errorReason(error), [
        'Prüfen Sie DATABASE_URL und ob der Server läuft und dieses Konto einlässt',
        'check DATABASE_URL, and that the server runs and accepts this account',
      ]),
    ]
  }
}

async function checkSqlite({ db }: Database): Promise<CheckResult[]> {
  const [row] = await db.select({ encoding: sql<string>`encoding` }).from(sql`pragma_encoding`)
  const [check] = await db.select({ verdict: sql<string>`quick_check` }).from(sql`pragma_quick_check`)
  return [
    check?.verdict === 'ok'
      ? ok('Database file', ['unbeschädigt', 'undamaged'])
      : problem('Database file', check?.verdict ?? '', [
          'Die Datei ist beschädigt: Halten Sie Partitur an, heben Sie die Datei auf, dann npm run restore',
          'the file is damaged: stop Partitur, keep the file, npm run restore',
        ]),
    row?.encoding === 'UTF-8'
      ? ok('Encoding', 'UTF-8')
      : problem('Encoding', row?.encoding ?? '', [
          'Die Datei ist nicht von Partitur',
          'the file was not made by Partitur',
        ]),
  ]
}

async function checkPostgres({
  database: { db },
  version,
  backupDir,
  now,
}: DatabaseCheckOptions & { version: string }): Promise<CheckResult[]> {
  const columns = {
    encoding: sql<string>`pg_encoding_to_char(encoding)`,
    collation: sql<string>`datcollate`,
    creates: sql<boolean>`has_schema_privilege('public', 'CREATE')`,
    makes: sql<boolean>`(SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user)`,
    seconds: sql<number>`extract(epoch FROM clock_timestamp())`.mapWith(Number),
  }
  const [row] = await db.select(columns).from(sql`pg_database`).where(sql`datname = current_database()`)
  if (!row) throw terminalError('der Server kennt diese Datenbank nicht', 'the server does not know this database')
  const major = Number.parseInt(version, 10)
  const clockOffset = Math.abs(row.seconds - now().getTime() / 1000)
  return [
    ...(major < POSTGRES_OLDEST
      ? [
          warning('Version', version, [
            `Sie bekommt keine Sicherheitsupdates mehr: PostgreSQL ${POSTGRES_OLDEST} oder neuer`,
            `it no longer gets security updates: PostgreSQL ${POSTGRES_OLDEST} or newer`,
          ]),
        ]
      : []),
    row.encoding === 'UTF8'
      ? ok('Encoding', [`${row.encoding}, Sortierung ${row.collation}`, `${row.encoding}, collation ${row.collation}`])
      : problem('Encoding', row.encoding, [
          `Legen Sie die Datenbank neu an: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
          `create the database again: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
        ]),
    row.creates
      ? ok('Rights', ['Tabellen können angelegt werden', 'tables can be created'])
      : problem(
          'Rights',
          ['Es können keine Tabellen angelegt werden', 'tables cannot be created'],
          ['GRANT CREATE ON SCHEMA public TO dem Konto', 'GRANT CREATE ON SCHEMA public TO the account'],
        ),
    clockOffset > CLOCK_OFF_SECONDS
      ? warning(
          'Clock of the database',
          [
            `${Math.round(clockOffset)} Sekunden Abweichung von der Uhr dieses Rechners`,
            `${Math.round(clockOffset)} seconds off this machine's clock`,
          ],
          ['Lassen Sie beide Uhren über das Netz stellen (NTP)', 'synchronise both clocks with NTP'],
        )
      : ok('Clock of the database', ['wie die Uhr dieses Rechners', "same as this machine's clock"]),
    ...(backupDir === undefined ? [] : [await checkDump(major), ...(row.makes ? [] : [noScratch])]),
  ]
}

const noScratch = warning(
  'Trial of backups',
  ['Das Konto darf zum Prüfen keine Datenbank anlegen', 'the account may not create a database to verify backups'],
  ['ALTER ROLE das Konto CREATEDB', 'ALTER ROLE the account CREATEDB'],
)

async function checkDump(server: number): Promise<CheckResult> {
  const output = await promisify(execFile)('pg_dump', ['--version']).catch(() => null)
  const todo = terminalText(
    `Installieren Sie die Programme von PostgreSQL, ${server} oder neuer (Debian: apt-get install postgresql-client)`,
    `install PostgreSQL's client programs, ${server} or newer (Debian: apt-get install postgresql-client)`,
  )
  if (!output) return problem('pg_dump', ['nicht installiert', 'not installed'], todo)
  const version = /\d+/.exec(output.stdout)?.[0] ?? '0'
  return Number(version) < server
    ? problem(
        'pg_dump',
        [`${version}, älter als ${server} auf dem Server`, `${version}, older than the server's ${server}`],
        todo,
      )
    : ok('pg_dump', version)
}

async function checkBackups({ database: { db }, now, backupDir }: DatabaseCheckOptions): Promise<CheckResult> {
  const lastBackups = await findLastBackups({ db, now }).catch(() => null)
  if (backupDir === undefined)
    return warning(
      'Backups',
      ['keine automatischen', 'no automatic ones'],
      [
        'Setzen Sie BACKUP_DIR, am besten auf einen Ordner auf einem anderen Rechner',
        'set BACKUP_DIR, preferably to a folder on another machine',
      ],
    )
  if (!lastBackups?.last) return warning('Backups', ['noch keine', 'none yet'], 'npm run backup')
  const { state, last, restored_at } = lastBackups
  const time = restored_at
    ? terminalText(`die letzte gute am ${terminalTime(restored_at)}`, `last good one ${restored_at.toISOString()}`)
    : terminalText('noch keine wurde geprüft', 'none has been verified yet')
  if (state === 'good') return ok('Backups', time)
  return (state === 'failed' ? problem : warning)('Backups', `${state}; ${time}`, last.problem || 'npm run backup')
}

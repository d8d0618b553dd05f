import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { terminalError, terminalText } from '#server/commands/terminal-text.ts'
import { withPostgresClient } from '#server/db/postgres/with-postgres-client.ts'
import { childEnvironment } from '#server/env.ts'
import { type Fingerprint, fingerprintPostgres } from './fingerprint.ts'

const SCRATCH = 'backup_try'
const INSUFFICIENT_PRIVILEGE = '42501'

/** The account may not create a database to verify a backup. */
export class NoScratchDatabase extends Error {}

/** Writes `pg_dump`'s format; returns the fingerprint of the same snapshot. */
export function dumpPostgres(url: string, file: string): Promise<Fingerprint> {
  return withPostgresClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    await runTool('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${rows[0]?.snapshot}`,
      `--file=${file}`,
    ])
    return fingerprintPostgres(client)
  })
}

/** Fills an empty database atomically; then `accept` may throw. */
export async function restorePostgres(
  file: string,
  { url, accept }: { url: string; accept: (actual: Fingerprint) => void },
): Promise<void> {
  const before = await withPostgresClient(url, fingerprintPostgres)
  if (Object.keys(before).length > 0)
    throw terminalError(
      `die Datenbank hat ${Object.keys(before).length} Tabellen und wird nicht überschrieben`,
      `the database has ${Object.keys(before).length} tables and is not overwritten`,
    )
  await runTool('pg_restore', url, ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file])
  accept(await withPostgresClient(url, fingerprintPostgres))
}

/** Creates a database next to that of `url` for `work` and drops it; replaces one left by an aborted run. */
export async function withScratchDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const scratch = new URL(url)
  scratch.pathname = `${scratch.pathname}_${SCRATCH}`
  const name = decodeURIComponent(scratch.pathname.slice(1))
  const drop = (client: Client) => client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
  await withPostgresClient(url, async (client) => {
    await drop(client)
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0`)
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)
      throw new NoScratchDatabase(
        terminalText(
          'das Konto darf zum Prüfen der Sicherung keine Datenbank anlegen (ALTER ROLE … CREATEDB)',
          'the account may not create a database to verify the backup (ALTER ROLE … CREATEDB)',
        ),
      )
    throw error
  })
  try {
    return await work(scratch.href)
  } finally {
    await withPostgresClient(url, drop)
  }
}

/** The password goes by environment: arguments are visible to every account of the machine. */
async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = childEnvironment(password ? { PGPASSWORD: password } : {})
  try {
    await promisify(execFile)(tool, [`--dbname=${address.href}`, ...args], { env })
  } catch (error) {
    throw new Error(describeFailure(tool, error))
  }
}

function describeFailure(tool: string, error: unknown): string {
  const { code, stderr = '', message } = error as { code?: unknown; stderr?: string; message: string }
  if (code === 'ENOENT')
    return terminalText(
      `${tool} ist nicht installiert: Installieren Sie die Programme von PostgreSQL (Debian: apt-get install postgresql-client)`,
      `${tool} is not installed: install PostgreSQL's client programs (Debian: apt-get install postgresql-client)`,
    )
  const isOld = stderr.includes('server version mismatch')
  const advice = terminalText(
    `${tool} ist älter als der Server; installieren Sie die Programme von dessen Version: `,
    `${tool} is older than the server; install the client programs of its version: `,
  )
  return `${isOld ? advice : ''}${stderr.trim() || message}`
}

import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { terminalText } from '#server/commands/terminal-text.ts'
import type { SqliteConnection } from '#server/db/sqlite/sqlite-connection.ts'

/** Row count and checksum of each table. Comparable within one dialect only. */
export type Fingerprint = Readonly<Record<string, { rows: number; sum: string }>>

const ROW_BATCH_SIZE = 500

/** The tables that differ, and how; empty for equal databases. */
export function diffFingerprints(expected: Fingerprint, actual: Fingerprint): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort().flatMap((table) => {
    const [expectedTable, actualTable] = [expected[table], actual[table]]
    if (expectedTable?.rows !== actualTable?.rows)
      return [
        terminalText(
          `${table}: ${expectedTable?.rows ?? 'keine Tabelle, aber'} Zeilen, gefunden ${actualTable?.rows ?? 'keine Tabelle'}`,
          `${table}: ${expectedTable?.rows ?? 'no table, but'} rows, found ${actualTable?.rows ?? 'no table'}`,
        ),
      ]
    return expectedTable?.sum === actualTable?.sum
      ? []
      : [terminalText(`${table}: der Inhalt der Zeilen ist anders`, `${table}: the contents of the rows differ`)]
  })
}

export function countRows(fingerprint: Fingerprint): number {
  return Object.values(fingerprint).reduce((sum, { rows }) => sum + rows, 0)
}

/** The fingerprint of the connection's current view; within a transaction as of its begin. */
export function fingerprintSqlite(connection: SqliteConnection): Fingerprint {
  const tableNames = connection.query(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name <> 'sqlite_schema' ORDER BY name`,
  )
  return Object.fromEntries(tableNames.map(([name]) => [String(name), sumOf(connection, quoted(String(name)))]))
}

/** In chunks by row id, because a table may exceed the memory. */
function sumOf(connection: SqliteConnection, table: string): { rows: number; sum: string } {
  const hash = createHash('sha256')
  let rows = 0
  for (let after: unknown = Number.MIN_SAFE_INTEGER; after !== undefined; ) {
    const batch = connection.query(
      `SELECT rowid, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${ROW_BATCH_SIZE}`,
      [after],
    )
    for (const [, ...values] of batch) for (const value of values) addValue(hash, value)
    rows += batch.length
    after = batch.length < ROW_BATCH_SIZE ? undefined : batch.at(-1)?.[0]
  }
  return { rows, sum: hash.digest('hex') }
}

function addValue(hash: ReturnType<typeof createHash>, value: unknown): void {
  const bytes = value instanceof Uint8Array ? value : String(value)
  hash.update(`${value === null ? 'null' : typeof value} ${bytes.length} `).update(bytes)
}

/** Computed by the server, so no row is transferred. Its text format of rows depends on session settings. */
export async function fingerprintPostgres(client: Client): Promise<Fingerprint> {
  await client.query(
    `SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'iso_8601'; SET bytea_output = 'hex'; SET extra_float_digits = 1`,
  )
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  if (tables.length === 0) return {}
  const each = tables.map(
    ({ name }) =>
      `SELECT ${client.escapeLiteral(name)} AS name, count(*)::int AS rows, coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text AS sum FROM public.${client.escapeIdentifier(name)} AS t`,
  )
  const { rows } = await client.query<{ name: string; rows: number; sum: string }>(each.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, ...fingerprint }) => [name, fingerprint]))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

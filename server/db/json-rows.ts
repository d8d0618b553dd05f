import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { env } from '#server/env.ts'

/** `jsonb` values are passed as text, `instant` in milliseconds. */
type ColumnType = 'integer' | 'bigint' | 'text' | 'jsonb' | 'instant'
type Columns<C extends string> = Readonly<Record<C, ColumnType>>
type Rows<C extends string> = readonly Record<C, number | string>[]

/** Rows as one JSON parameter: naming each value costs more than writing it. `rowsAsJson` fills the placeholder. */
export function jsonRows<C extends string>(columns: Columns<C>, rows: Rows<C> | Placeholder): SQL {
  const names = Object.keys(columns) as C[]
  const list = Array.isArray(rows) ? rowsAsJson(columns, rows) : rows
  const fields = names.map((name, index) => fieldAt(index, { name, type: columns[name] }))
  if (env.dialect === 'sqlite') return sql`(select ${sql.join(fields, sql`, `)} from json_each(${list})) as given`
  // PostgreSQL estimates 100 rows for any JSON list and scans whole tables; for an unknown LIMIT a tenth of it.
  return sql`(select ${sql.join(fields, sql`, `)} from json_array_elements(${list}::json) limit (select ${MAX_ROWS}::bigint)) as given`
}

const MAX_ROWS = 1_000_000_000

export function rowsAsJson<C extends string>(columns: Columns<C>, rows: Rows<C>): string {
  const names = Object.keys(columns) as C[]
  return JSON.stringify(rows.map((row) => names.map((name) => row[name])))
}

function fieldAt(index: number, { name, type }: { name: string; type: ColumnType }): SQL {
  const value = sql.raw(`value->>${index}`)
  return sql`${env.dialect === 'sqlite' ? value : inPostgres(value, type)} as ${sql.identifier(name)}`
}

function inPostgres(value: SQL, type: ColumnType): SQL {
  return type === 'instant' ? sql`to_timestamp((${value})::double precision / 1000)` : sql`(${value})::${sql.raw(type)}`
}

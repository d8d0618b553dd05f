import { type SQL, sql } from 'drizzle-orm'
import { env } from '#server/env.ts'

/** The value of a `jsonb` column is given as its text, that of an `instant` in milliseconds. */
type ColumnType = 'integer' | 'bigint' | 'text' | 'jsonb' | 'instant'

/** What a statement selects from: rows of these columns, however many, as one value. Naming each value costs more than writing it. */
export function jsonRows<C extends string>(columns: Record<C, ColumnType>, rows: readonly Record<C, number | string>[]): SQL {
  const names = Object.keys(columns) as C[]
  const list = JSON.stringify(rows.map((row) => names.map((name) => row[name])))
  const fields = names.map((name, index) => fieldAt(index, { name, type: columns[name] }))
  const each = env.dialect === 'sqlite' ? sql`json_each(${list})` : sql`json_array_elements(${list}::json)`
  return sql`(select ${sql.join(fields, sql`, `)} from ${each}) as given`
}

function fieldAt(index: number, { name, type }: { name: string; type: ColumnType }): SQL {
  const place = sql.raw(`value->>${index}`)
  return sql`${env.dialect === 'sqlite' ? place : inPostgres(place, type)} as ${sql.identifier(name)}`
}

function inPostgres(place: SQL, type: ColumnType): SQL {
  return type === 'instant' ? sql`to_timestamp((${place})::double precision / 1000)` : sql`(${place})::${sql.raw(type)}`
}

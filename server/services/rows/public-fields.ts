import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#config'
import type { FieldShapes, ValueOf } from '#model/fields.ts'
import {
  isLocalised,
  type LocalisedName,
  type PublicFields,
  type PublicName,
  publicFields,
} from '#model/public-fields.ts'
import type { Localised } from '#server/db/columns.ts'
import { tableColumns } from '#server/db/table-columns.ts'
import { localiseFields } from '../texts/localise.ts'

type PublicRow<F extends FieldShapes> = { [K in PublicName<F>]: ValueOf<F[K]> }

/** The columns of the declared fields that visitors get. */
export function publicColumns<T extends SQLiteTable, F extends FieldShapes>(
  table: T,
  fields: F,
): Pick<T['_']['columns'], PublicName<F> & keyof T['_']['columns']> {
  const columns = tableColumns(table)
  const entries = publicFields(fields).map(([name]) => [name, columns[name]])
  return Object.fromEntries(entries) as Pick<T['_']['columns'], PublicName<F> & keyof T['_']['columns']>
}

type WithFallback<F extends FieldShapes> = PublicFields<F> &
  ([LocalisedName<F>] extends [never] ? unknown : { fallback: string[] })

/** These fields of a row in one language; `fallback` names the texts shown in German because English is empty. */
export function toPublicFields<F extends FieldShapes>(fields: F, row: PublicRow<F>, locale: Locale): WithFallback<F> {
  const stored: Readonly<Record<string, unknown>> = row
  const fieldShapes = publicFields(fields)
  const localised = fieldShapes.flatMap(([name, shape]) => (isLocalised(shape) ? [name] : []))
  const plainEntries = fieldShapes.flatMap(([name, shape]) => {
    const value = stored[name]
    return isLocalised(shape) ? [] : [[name, value instanceof Date ? value.toISOString() : value]]
  })
  return {
    ...Object.fromEntries(plainEntries),
    ...(localised.length > 0 && localiseFields(stored as Record<string, Localised>, localised, locale)),
  } as WithFallback<F>
}

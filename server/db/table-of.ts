import type { BuildColumns } from 'drizzle-orm/column-builder'
import type {
  SQLiteColumn,
  SQLiteColumnBuilderBase,
  SQLiteTable,
  SQLiteTableExtraConfigValue,
} from 'drizzle-orm/sqlite-core'
import type { RecordType } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { FieldShape, FieldShapes, ShapeOf } from '#model/fields.ts'
import { isLocalised } from '#model/public-fields.ts'
import {
  boolean,
  id,
  index,
  integer,
  json,
  localised,
  onlineFromIndex,
  primaryKey,
  real,
  searchTextColumns,
  table,
  text,
  timestamp,
  uniqueIndex,
  versionColumns,
} from './columns.ts'
import type { ResourceTable } from './define-table.ts'

const column = {
  localised,
  text: () => text().notNull().default(''),
  requiredText: () => text().notNull(),
  nullableText: () => text(),
  number: () => integer(),
  requiredNumber: () => integer().notNull(),
  initialNumber: () => integer().notNull().default(0),
  fraction: () => real().notNull().default(0),
  boolean: () => boolean(),
  initialBoolean: () => boolean().notNull().default(false),
  instant: () => timestamp(),
  requiredInstant: () => timestamp().notNull(),
  texts: () => json<string[]>().default([]),
  numbers: () => json<number[]>(),
  choice: <T extends string>() => text().notNull().$type<T>(),
  initialChoice: <T extends string>() =>
    text()
      .notNull()
      .$type<T>()
      .default('' as T),
  nullableChoice: <T extends string>() => text().$type<T>(),
}
type Made<K extends keyof typeof column> = ReturnType<(typeof column)[K]>
type Choices<F> = F extends { options: infer O } ? Extract<keyof O, string> : never

/** The exact column of a field; references and rows have tables of their own. */
type ColumnOf<F extends FieldShape> = F extends { type: 'choice'; initial: null }
  ? ReturnType<typeof column.nullableChoice<Choices<F>>>
  : F extends { type: 'choice'; initial: string }
    ? ReturnType<typeof column.initialChoice<Choices<F>>>
    : F extends { type: 'choice' }
      ? ReturnType<typeof column.choice<Choices<F>>>
      : F extends { type: 'text' | 'link'; localised: true } | { type: 'rich-text' }
        ? Made<'localised'>
        : F extends { type: 'slug' } | { type: 'text' | 'name' | 'day'; required: true }
          ? Made<'requiredText'>
          : F extends { type: 'external-id' }
            ? Made<'nullableText'>
            : F extends { type: 'boolean'; initial: null }
              ? Made<'boolean'>
              : F extends { type: 'boolean' }
                ? Made<'initialBoolean'>
                : F extends { type: 'number'; initial: number }
                  ? Made<'initialNumber'>
                  : F extends { type: 'number' | 'cents' | 'reference'; required: true }
                    ? Made<'requiredNumber'>
                    : F extends { type: 'number' | 'cents' | 'reference' | 'release' }
                      ? Made<'number'>
                      : F extends { type: 'fraction' }
                        ? Made<'fraction'>
                        : F extends { type: 'instant'; required: true }
                          ? Made<'requiredInstant'>
                          : F extends { type: 'instant' }
                            ? Made<'instant'>
                            : F extends { type: 'text-list' }
                              ? Made<'texts'>
                              : F extends { type: 'number-list' }
                                ? Made<'numbers'>
                                : Made<'text'>

type StoredName<F extends FieldShapes> = {
  [K in keyof F]: F[K] extends { type: 'references' | 'rows' } ? never : K
}[keyof F]
type FieldColumns<F extends FieldShapes> = { -readonly [K in StoredName<F>]: ColumnOf<F[K]> }
type Builders = Record<string, SQLiteColumnBuilderBase>
type RecordColumns<F extends FieldShapes, C> = { id: ReturnType<typeof id> } & ReturnType<typeof searchTextColumns> &
  Omit<FieldColumns<F> & ReturnType<typeof versionColumns>, keyof C> &
  C
type TableName<R> = R extends { table: infer N extends string } | { pairs: { table: infer N extends string } }
  ? N
  : never
type Indexes<C extends Builders> = (columns: BuildColumns<string, C, 'sqlite'>) => SQLiteTableExtraConfigValue[]

/** A reference finds its target here after all are made. */
export const tablesByResource = new Map<string, ResourceTable>()

/**
 * The table of a declaration. Its name stays a literal type, by which drizzle types left joins. `columns` are those that
 * the declaration does not know, or that differ from what it would make.
 */
export function tableOf<F extends FieldShapes, N extends string, C extends Builders = Record<never, never>>(
  { resource, fields }: RecordType<F>,
  name: N,
  { columns, indexes }: { columns?: C; indexes?: NoInfer<Indexes<RecordColumns<F, C>>> } = {},
) {
  const recordColumns = {
    id: id(),
    ...searchTextColumns(),
    ...columnsOf(fields),
    ...versionColumns(),
    ...columns,
  } as unknown as RecordColumns<F, C>
  const result = table(name, recordColumns, withDeclared(name, fields, indexes as never))
  tablesByResource.set(resource, result as unknown as ResourceTable)
  return result
}

type TableIndexes = (columns: Readonly<Record<string, SQLiteColumn>>) => SQLiteTableExtraConfigValue[]

/** Adds the indexes that follow from the fields: records that go online later, and foreign ids. */
function withDeclared(name: string, fields: FieldShapes, indexes: TableIndexes = () => []) {
  const declared: TableIndexes = (t) =>
    Object.entries(fields).flatMap(([field, { type }]) => {
      const column = t[field]
      if (column && field === 'online_from') return [onlineFromIndex(name, { online_from: column })]
      return column && type === 'external-id' ? [uniqueIndex(`${name}_external`).on(column)] : []
    })
  return ((t: Parameters<TableIndexes>[0]) => [...declared(t), ...indexes(t)]) as never
}

type RowsName<F extends FieldShapes> = {
  [K in keyof F]: F[K] extends { type: 'rows' } ? Extract<K, string> : never
}[keyof F]
/** Drizzle needs to see that every member is a column. */
type Columns<T> = { [K in keyof T]: T[K] extends SQLiteColumnBuilderBase ? T[K] : never }
type RowColumns<R, C> = R extends { fields: infer F extends FieldShapes; own: infer O extends string }
  ? { id: ReturnType<typeof id> } & { [K in O]: Made<'requiredNumber'> } & Omit<FieldColumns<F>, keyof C> &
      (R extends { ordered: true } ? { order: Made<'requiredNumber'> } : unknown) &
      (R extends { versioned: true } ? ReturnType<typeof versionColumns> : unknown) &
      C
  : never

/** The table of the rows in a field; `resource` names rows that are records of their own. */
export function rowsTableOf<F extends FieldShapes, K extends RowsName<F>, C extends Builders = Record<never, never>>(
  { resource, fields }: RecordType<F>,
  field: K,
  {
    columns,
    indexes,
    resource: ownResource,
  }: { columns?: C; indexes?: NoInfer<Indexes<Columns<RowColumns<F[K], C>>>>; resource?: ResourceName } = {},
) {
  const rows = fields[field] as unknown as ShapeOf<'rows'>
  const rowColumns = {
    id: id(),
    [rows.own]: ownerColumn(resource),
    ...columnsOf(rows.fields),
    ...(rows.ordered ? { order: integer().notNull() } : {}),
    ...(rows.versioned ? versionColumns() : {}),
    ...columns,
  } as unknown as Columns<RowColumns<F[K], C>>
  const result = table(
    rows.table as TableName<F[K]>,
    rowColumns,
    withDeclared(rows.table, rows.fields, indexes as never),
  )
  relationTables.set(`${resource}.${field}`, result as unknown as ResourceTable)
  if (ownResource) tablesByResource.set(ownResource, result as unknown as ResourceTable)
  return result
}

type PairsName<F extends FieldShapes> = {
  [K in keyof F]: F[K] extends { type: 'references' } ? Extract<K, string> : never
}[keyof F]
type PairColumns<P> = P extends { pairs: { own: infer O extends string; other: infer T extends string } }
  ? { [K in O | T]: Made<'requiredNumber'> }
  : never

/** The table of pairs of a field with references; `indexName` is that of its second column. */
export function pairsTableOf<F extends FieldShapes, K extends PairsName<F>>(
  { resource, fields }: RecordType<F>,
  field: K,
  indexName: string,
) {
  const { to, pairs } = fields[field] as unknown as ShapeOf<'references'>
  const columns = { [pairs.own]: ownerColumn(resource), [pairs.other]: referenceColumn(to).notNull() }
  const result = table(pairs.table, columns, (t) => {
    const [ownColumn, otherColumn] = [t[pairs.own], t[pairs.other]] as [SQLiteColumn, SQLiteColumn]
    return [primaryKey({ columns: [ownColumn, otherColumn] }), index(indexName).on(otherColumn)]
  })
  relationTables.set(`${resource}.${field}`, result as unknown as SQLiteTable)
  return result as unknown as ReturnType<typeof table<TableName<F[K]>, Columns<PairColumns<F[K]>>>>
}

/** Columns of the localised fields, in the order in which `missing_en` names them. */
export function localisedColumns(fields: FieldShapes, columns: Readonly<Record<string, SQLiteColumn>>): SQLiteColumn[] {
  return Object.entries(fields).flatMap(([name, shape]) => {
    const column = columns[name]
    return column && isLocalised(shape) ? [column] : []
  })
}

const relationTables = new Map<string, SQLiteTable>()

/** The table of rows or pairs of a field. */
export function relationTable(resource: string, field: string): SQLiteTable {
  const relation = relationTables.get(`${resource}.${field}`)
  if (!relation) throw new Error(`no table of ${resource}.${field}`)
  return relation
}

function columnsOf(fields: FieldShapes): Builders {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, shape]) => {
      const column = columnOf(shape)
      return column ? [[name, column]] : []
    }),
  )
}

function ownerColumn(resource: string) {
  return integer()
    .notNull()
    .references(() => targetId(resource), { onDelete: 'cascade' })
}

const referenceColumn = (to: string) => integer().references(() => targetId(to))

function targetId(resource: string): SQLiteColumn {
  const targetTable = tablesByResource.get(resource)
  if (!targetTable) throw new Error(`no table of ${resource}`)
  return targetTable.id
}

function columnOf(shape: FieldShape): SQLiteColumnBuilderBase | null {
  switch (shape.type) {
    case 'text':
    case 'name':
    case 'link':
      if ('localised' in shape && shape.localised) return column.localised()
      return shape.required ? column.requiredText() : column.text()
    case 'rich-text':
      return column.localised()
    case 'slug':
      return column.requiredText()
    case 'day':
      return shape.required ? column.requiredText() : column.text()
    case 'external-id':
      return column.nullableText()
    case 'choice':
      if (shape.initial === null) return column.nullableChoice()
      return shape.initial === undefined ? column.choice() : column.choice().default(shape.initial)
    case 'boolean':
      return shape.initial === null ? column.boolean() : column.initialBoolean().default(shape.initial)
    case 'number':
      if (shape.initial !== undefined) return column.initialNumber().default(shape.initial)
      return shape.required ? column.requiredNumber() : column.number()
    case 'cents':
      return shape.required ? column.requiredNumber() : column.number()
    case 'fraction':
      return column.fraction().default(shape.initial)
    case 'instant':
      return shape.required ? column.requiredInstant() : column.instant()
    case 'text-list':
      return column.texts()
    case 'number-list':
      return column.numbers()
    case 'reference':
      return shape.required ? referenceColumn(shape.to).notNull() : referenceColumn(shape.to)
    case 'release':
      return column.number()
    case 'references':
    case 'rows':
      return null
    default:
      return column.text()
  }
}

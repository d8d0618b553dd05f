import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { type RecordType, sentFields } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { FieldShape, Localised } from '#model/fields.ts'
import { recordTypes } from '#model/records.ts'
import { findContentType } from '#model/types.ts'
import type { ResourceTable } from '#server/db/define-table.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { relationTable } from '#server/db/table-of.ts'
import { resourceTables } from '#server/db/tables.ts'
import type { LinkField, NaturalKey, ResourceDefinition, RowsField, RulesByResource, TypeRules } from './definition.ts'
import { equals, refersTo } from './listing/filters.ts'

const foundRules = import.meta.glob<RulesByResource>('../../../content/*/rules.ts', { eager: true, import: 'default' })
const rules: RulesByResource = Object.assign({}, ...Object.values(foundRules))

export const resources: readonly ResourceDefinition[] = recordTypes.map((type) =>
  definitionOf(type, rules[type.resource]),
)

export function requireResource(name: ResourceName): ResourceDefinition {
  const definition = resources.find((resource) => resource.name === name)
  if (!definition) throw new Error(`no resource ${name}`)
  return definition
}

type FieldValues = Record<string, unknown>
type Filters = ResourceDefinition['filters']

/** The definition of a declared type; `rules` add what the declaration cannot say. */
function definitionOf(type: RecordType, rules: TypeRules = {}): ResourceDefinition {
  const { resource, fields } = type
  const table = resourceTables[resource]
  const { rows: rowRules, filters, orderings, naturalKey, ...otherRules } = rules
  const submitted = sentFields(fields)
  const namesOf = (...types: FieldShape['type'][]) =>
    submitted.flatMap(([name, shape]) => (types.includes(shape.type) ? [name] : []))
  return {
    name: resource,
    table,
    search: type.search,
    filters: { ...fieldFilters(type, table), ...filters },
    orderings: { ...fieldOrderings(type, table), ...orderings },
    defaultOrdering: type.defaultOrdering,
    richText: namesOf('rich-text'),
    externalLinks: namesOf('web-address', 'link'),
    references: referencesOf(submitted),
    links: submitted.flatMap(([field, shape]) => linkField(resource, field, shape)),
    rows: submitted.flatMap(([field, shape]) => rowsField(resource, field, shape, rowRules?.[field])),
    ...(type.slugFrom ? { slugFrom: (values: FieldValues) => joinTexts(values, type.slugFrom ?? []) } : {}),
    naturalKey: { ...(type.naturalKey ?? titleKey(resource)), ...naturalKey },
    creatable: type.creatable !== false,
    ...otherRules,
  }
}

/** Imports find records by title alone, unless the type says otherwise. */
function titleKey(resource: ResourceName): NaturalKey {
  const [first = 'id', ...otherFields] = findContentType(resource)?.title ?? []
  return { fields: [first, ...otherFields] }
}

function fieldFilters({ fields, filters = {} }: RecordType, table: ResourceTable): Filters {
  const conditions = Object.entries(filters).flatMap(([name, filter]) => {
    if (filter !== true) return []
    const column = requireColumn(table, name)
    return [[name, fields[name]?.type === 'reference' ? refersTo(column) : equals(column)] as const]
  })
  return Object.fromEntries(conditions) as Filters
}

/** The field that names a record sorts as people read it. */
function fieldOrderings({ search, orderings }: RecordType, table: ResourceTable): Record<string, Column> {
  const columns = orderings.flatMap((name) => {
    const column = name === search[0] ? table.sort_text : (table as unknown as Record<string, Column>)[name]
    return column ? [[name, column] as const] : []
  })
  return Object.fromEntries(columns)
}

/** Fields of rows as `dates.location_id`. */
function referencesOf(submitted: readonly (readonly [string, FieldShape])[]): Record<string, ResourceTable> {
  const tables = submitted.flatMap(([name, shape]): [string, ResourceTable][] => {
    if (shape.type === 'reference') return [[name, resourceTables[shape.to]]]
    if (shape.type !== 'rows') return []
    return Object.entries(referencesOf(sentFields(shape.fields))).map(([field, table]) => [`${name}.${field}`, table])
  })
  return Object.fromEntries(tables)
}

function linkField(resource: ResourceName, field: string, shape: FieldShape): LinkField[] {
  if (shape.type !== 'references') return []
  const { own, other } = shape.pairs
  return [{ field, table: relationTable(resource, field), own, other, target: resourceTables[shape.to] }]
}

function rowsField(
  resource: ResourceName,
  field: string,
  shape: FieldShape,
  rules: Partial<RowsField> = {},
): RowsField[] {
  if (shape.type !== 'rows') return []
  const { own, ordered } = shape
  const table = relationTable(resource, field) as ResourceTable
  return [{ field, table, own, ...(ordered ? { ordered } : {}), ...rules }]
}

/** In both languages; a text without languages is the same in both. */
function joinTexts(values: FieldValues, names: readonly string[]): Localised {
  const inLanguage = (locale: keyof Localised) =>
    names
      .map((name) => {
        const value = values[name]
        return typeof value === 'string' ? value : ((value as Localised | undefined)?.[locale] ?? '')
      })
      .join(' ')
  return { de: inLanguage('de'), en: inLanguage('en') }
}

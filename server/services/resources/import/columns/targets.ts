import type { Locale } from '#config'
import { locales } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import type { FieldShape, Label, ShapeOf } from '#model/fields.ts'
import { requireRecordType, rowFields } from '#model/records.ts'
import { findContentType } from '#model/types.ts'
import { requireResource } from '../../all.ts'
import type { ResourceDefinition } from '../../definition.ts'
import { type Column, exportColumns, hiddenFields } from '../../export/columns.ts'
import { languageHeading } from '../../export/labels.ts'

/** A field or a part of a row that a column of a file can fill. */
export type ImportTarget = {
  /** `name:de`, `date_start:day`, `dates.venue_id`, `people.person_id:soloist`. */
  key: string
  head: string
  group: string
  field: string
  /** The field of the rows in `field`. */
  inner?: string
  /** `owner`: the record that the named one belongs to, such as a work's composer; `apart`: such as a venue's city. */
  part: Column['part'] | 'day' | 'time' | 'owner' | 'apart'
  /** Values that the rows of this column also get. */
  preset?: Readonly<Record<string, string>>
  shape: FieldShape
  /** Several columns may go there. */
  isRepeatable: boolean
  /** Headings, best first. */
  headings: readonly string[]
  /** Offices have headings of their own for it. */
  isUsual: boolean
}

const timeWords = { day: ['Datum', 'Date'], time: ['Uhrzeit', 'Time'] } as const
const pick = (label: Label, locale: Locale) => label[locales.indexOf(locale)] ?? label[0]

/** Every target of a resource, its own fields first. */
export function importTargets(definition: ResourceDefinition, locale: Locale): ImportTarget[] {
  const type = requireRecordType(definition.name)
  const own = exportColumns(definition, { locale }).flatMap((column): ImportTarget[] => {
    const shape = type.fields[column.field]
    if (!shape || !isImportable(definition, column.field)) return []
    return ownTargets(column, { definition, shape, group: pick(type.one, locale), locale })
  })
  const rows = Object.entries(rowFields(definition.name))
  return [...own, ...rows.flatMap(([field, shape]) => rowTargets(definition, { field, rows: shape, locale }))]
}

/** The label, then the headings of offices. */
function headingsOf(definition: ResourceDefinition, key: string, label: Label) {
  const own = definition.headings?.[key]
  return { headings: [...label, ...(own ?? [])], isUsual: own !== undefined }
}

type OwnContext = { definition: ResourceDefinition; shape: FieldShape; group: string; locale: Locale }

function ownTargets({ field, part, head }: Column, { definition, shape, group, locale }: OwnContext): ImportTarget[] {
  const isPlain = part === 'value' || part === 'name' || part === 'list'
  const { headings: named, isUsual } = headingsOf(definition, field, shape.label)
  const headings = isPlain || part === 'de' ? [...named, field] : [head]
  const base = { field, group, shape, isRepeatable: false, isUsual }
  const whole: ImportTarget = { ...base, key: isPlain ? field : `${field}:${part}`, head, part, headings }
  if (shape.type !== 'instant') return [whole]
  return [whole, ...timeTargets({ ...base, headings }, { key: field, head, locale })]
}

function timeTargets(
  base: Pick<ImportTarget, 'field' | 'group' | 'shape' | 'isRepeatable' | 'isUsual' | 'headings'> & { inner?: string },
  { key, head, locale }: { key: string; head: string; locale: Locale },
): ImportTarget[] {
  return (['day', 'time'] as const).map((part) => ({
    ...base,
    part,
    key: `${key}:${part}`,
    head: `${head}: ${pick(timeWords[part], locale)}`,
  }))
}

/** The fields of rows, as if each line of the file were one row. */
function rowTargets(
  definition: ResourceDefinition,
  { field, rows, locale }: { field: string; rows: ShapeOf<'rows'>; locale: Locale },
): ImportTarget[] {
  const group = pick(rows.label, locale)
  const choice = Object.entries(rows.fields).find(([, shape]) => shape.type === 'choice' && shape.initial === undefined)
  return Object.entries(rows.fields).flatMap(([inner, shape]): ImportTarget[] => {
    if (shape.system || shape.type === 'external-id') return []
    const label = pick(shape.label, locale)
    const key = `${field}.${inner}`
    const { headings, isUsual } = headingsOf(definition, key, shape.label)
    const base = { field, inner, group, shape, isRepeatable: false, isUsual }
    if (shape.type === 'text' && shape.localised)
      return locales.map((part) => ({
        ...base,
        part,
        key: `${key}:${part}`,
        head: languageHeading(label, part, locale),
        headings: part === 'de' ? headings : [languageHeading(label, part, locale)],
      }))
    if (shape.type === 'instant')
      return [
        { ...base, part: 'value', key, head: label, headings },
        ...timeTargets({ ...base, headings }, { key, head: label, locale }),
      ]
    if (shape.type !== 'reference') return [{ ...base, part: 'value', key, head: label, headings }]
    const helpers = nameHelpers(base, { key, to: shape.to, locale })
    if (!rows.ordered) return [{ ...base, part: 'name', key, head: label, headings }, ...helpers]
    const named = { ...base, part: 'name', isRepeatable: true } as const
    if (shape.required && choice?.[1].type === 'choice')
      return choiceTargets(named, { definition, key, choice, locale })
    // A row's other references, such as the work that a performer takes part in, need no column.
    if (choice) return []
    return [{ ...named, key, head: label, headings }, ...helpers]
  })
}

/** One target per choice: soloists, conductors. */
function choiceTargets(
  base: Omit<ImportTarget, 'key' | 'head' | 'headings'>,
  {
    definition,
    key,
    choice: [name, shape],
    locale,
  }: { definition: ResourceDefinition; key: string; choice: [string, FieldShape]; locale: Locale },
): ImportTarget[] {
  if (shape.type !== 'choice') return []
  return Object.entries(shape.options).map(([option, label]) => ({
    ...base,
    key: `${key}:${option}`,
    head: pick(label, locale),
    preset: { [name]: option },
    ...headingsOf(definition, `${key}:${option}`, label),
  }))
}

/** Columns that complete the name of a record: its composer, its city. */
function nameHelpers(
  base: Omit<ImportTarget, 'key' | 'head' | 'headings' | 'part'>,
  { key, to, locale }: { key: string; to: ResourceName; locale: Locale },
): ImportTarget[] {
  const { fields } = requireRecordType(to)
  const owner = Object.keys(fields).find((name) => fields[name]?.type === 'reference' && fields[name].required)
  const apart = findContentType(to)?.apart
  const isText = fields[apart ?? '']?.type === 'text' && !('localised' in (fields[apart ?? ''] ?? {}))
  return [['owner', owner] as const, ['apart', isText ? apart : undefined] as const].flatMap(([part, name]) => {
    const shape = fields[name ?? '']
    if (name === undefined || !shape) return []
    const { headings } = headingsOf(requireResource(to), name, shape.label)
    return [{ ...base, part, key: `${key}:${part}`, head: pick(shape.label, locale), headings }]
  })
}

/** Fields that the back office can write and the export contains. */
export function isImportable({ name }: ResourceDefinition, field: string): boolean {
  const shape = requireRecordType(name).fields[field]
  return shape !== undefined && !shape.system && !hiddenFields.has(field)
}

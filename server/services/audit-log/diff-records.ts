import { locales } from '#config'
import type { AuditLogChange } from '#contract/admin/audit-log.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** The beginning is enough to recognise a text; backups have the whole. */
const MAX_LOGGED_CHARACTERS = 2000
/** System columns that no reader of the log needs. */
const hiddenColumns = /^(id|version|updated_at|updated_by|created_at|hash|file|password|secret|token)$/
/** Fields that identify a row among its neighbours. */
const identifyingFields = ['id', 'work_id', 'person_id', 'date_start', 'venue_id', 'location_id'] as const

export function diffRecords(before: FieldValues, after: FieldValues): AuditLogChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => !hiddenColumns.test(field))
    .flatMap((field) => {
      const [from, to] = [before[field], after[field]]
      return isRows(from) || isRows(to)
        ? rowChanges(field, asRows(from), asRows(to))
        : valueChanges({ field }, from, to)
    })
}

/** The same without values, for records with visitors' personal data. */
export function diffRecordsWithoutValues(before: FieldValues, after: FieldValues): AuditLogChange[] {
  return diffRecords(before, after).map(({ field }) => ({ field, is_redacted: true, from: null, to: null }))
}

function rowChanges(field: string, before: readonly FieldValues[], after: readonly FieldValues[]): AuditLogChange[] {
  const [oldRows, now] = [byId(before), byId(after)]
  const toValues = (row: FieldValues) => ({
    field,
    row: Object.fromEntries(identifyingFields.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))),
  })
  return [
    ...before
      .filter(({ id }) => !now.has(id))
      .map((row): AuditLogChange => ({ ...toValues(row), type: 'removed', from: null, to: null })),
    ...after.flatMap((row) => {
      const was = oldRows.get(row.id)
      if (!was) return [{ ...toValues(row), type: 'added', from: null, to: null } as const]
      return Object.keys(row)
        .filter((inner) => !hiddenColumns.test(inner) && inner !== 'order')
        .flatMap((inner) => valueChanges({ ...toValues(row), inner }, was[inner], row[inner]))
    }),
  ]
}

function valueChanges(
  location: Pick<AuditLogChange, 'field' | 'row' | 'inner'>,
  from: unknown,
  to: unknown,
): AuditLogChange[] {
  if (isPlain(from) && isPlain(to) && locales.every((locale) => locale in to)) {
    return locales.flatMap((language) =>
      same(from[language], to[language])
        ? []
        : [{ ...location, language, from: shorten(from[language]), to: shorten(to[language]) }],
    )
  }
  return same(from, to) ? [] : [{ ...location, from: shorten(from), to: shorten(to) }]
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_LOGGED_CHARACTERS)
    return `${value.slice(0, MAX_LOGGED_CHARACTERS)} …`
  return value ?? null
}

function same(from: unknown, to: unknown): boolean {
  return JSON.stringify(from ?? null) === JSON.stringify(to ?? null)
}

function isPlain(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.some((row) => isPlain(row) && 'id' in row)
}

function asRows(value: unknown): FieldValues[] {
  return Array.isArray(value) ? value.filter(isPlain) : []
}

function byId(rows: readonly FieldValues[]): Map<unknown, FieldValues> {
  return new Map(rows.map((row) => [row.id, row]))
}

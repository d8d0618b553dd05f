import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#config'
import type { ImportLine, ImportLineState, PreviewedChanges } from '#contract/admin/resources/import.ts'
import { childRowShapes, resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { Undo } from '#contract/admin/resources/undo.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { partialBody } from '#contract/partial.ts'
import { formatEuros } from '#contract/texts/euros.ts'
import { recordTitle } from '#model/titles.ts'
import { fieldErrorText } from '#server/api/field-texts.ts'
import { parseInput } from '#server/http/parse.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { planFingerprint, previewOrApply } from '../../preview-apply.ts'
import type { ResourceDefinition } from '../definition.ts'
import { createRecord, updateRecord } from '../engine.ts'
import { formatMoment, formatValue } from '../export/cells.ts'
import { type Column, exportColumns } from '../export/columns.ts'
import { isPrice } from '../export/field-kinds.ts'
import { formatRowFacts } from '../export/format-row.ts'
import { loadReferenceNames, type ReferenceNames } from '../export/names.ts'
import { namedRow } from '../named-row.ts'
import type { ReadLine } from './read-lines.ts'
import { isImportable } from './targets.ts'

type LinesToApply = { read: (deps: Deps) => Promise<readonly ReadLine[]>; plan: string | undefined }
/** `tried`: each line with its record before and after. */
type Results = readonly LineResult[]
type AppliedLines = { answer: PreviewedChanges; results: Results }

/** The limit for a cell in the response; the plan covers the whole value. */
const MAX_SHOWN_CHARACTERS = 600

/**
 * Tries lines one after another, as if entered by hand. With the `plan` of the same changes to the same versions, the
 * lines without errors are applied.
 */
export async function previewOrApplyLines(
  deps: Deps,
  definition: ResourceDefinition,
  { read, plan }: LinesToApply,
): Promise<AppliedLines> {
  const { preview, applied } = await previewOrApply(deps, {
    preview: async (inner) => {
      const results: LineResult[] = []
      // Sequential: each line sees the changes of those before.
      for (const line of await read(inner)) {
        // SQLite reads synchronously, so this gives other requests a turn.
        await setImmediate()
        results.push(await applyLine(inner, definition, line))
      }
      await addWarnings(inner, definition, results)
      const lines = await describe(inner, definition, results)
      return { results, lines, plan: getPlan(lines, results) }
    },
    isConfirmed: (preview) => preview.plan === plan,
    apply: async (_, { results }) => getUndo(definition, results),
  })
  const lines = preview.lines.filter(({ state }) => state !== 'unchanged').map(shorten)
  const undo = applied ?? getUndo(definition, [])
  return {
    answer: { counts: getCounts(preview.lines), lines, plan: preview.plan, done: applied !== null, undo },
    results: preview.results,
  }
}

/** After all lines, so that warnings take the other lines into account. */
async function addWarnings(deps: Deps, { warnings }: ResourceDefinition, results: Results): Promise<void> {
  const changedLines = results.flatMap((line) => (line.after ? [{ line, after: line.after }] : []))
  const changed = changedLines.map(({ after }) => after)
  const warningLists = (await warnings?.(deps, changed)) ?? []
  for (const [index, { line }] of changedLines.entries()) line.warnings.push(...(warningLists[index] ?? []))
}

async function describe(deps: Deps, definition: ResourceDefinition, results: Results): Promise<ImportLine[]> {
  const columns = exportColumns(definition, deps).filter(
    ({ field, part }) => isImportable(definition, field) && part !== 'number',
  )
  const records = results.flatMap(({ before, after }) => (after ? [after, ...(before ? [before] : [])] : []))
  const names = await loadReferenceNames(deps, definition, records)
  return results.map(({ line, state, before, after, title, errors, warnings }) => ({
    line,
    state,
    id: before ? Number(before.id) : null,
    title,
    errors,
    warnings,
    changes: after
      ? columns.flatMap((column) => describeChanges(definition, { column, before, after, names, locale: deps.locale }))
      : [],
  }))
}

function getUndo({ name }: ResourceDefinition, results: Results): Undo {
  const changes = results.flatMap(({ before, after }) => {
    if (!before || !after) return []
    const changed = Object.keys(resourceBodies[name].shape).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    return [
      {
        id: Number(after.id),
        version: Number(after.version),
        set: Object.fromEntries(changed.map((field) => [field, before[field]])),
      },
    ]
  })
  const created = results.flatMap(({ before, after }) =>
    !before && after ? [{ id: Number(after.id), version: Number(after.version) }] : [],
  )
  return { changes, created, deleted: [] }
}

function getPlan(lines: readonly ImportLine[], results: Results): string {
  const changed = lines.flatMap(({ line, id, changes, state }, index) =>
    state === 'new' || state === 'changed' ? [[line, id, results[index]?.before?.version ?? null, changes]] : [],
  )
  return planFingerprint(changed)
}

function getCounts(lines: readonly ImportLine[]): PreviewedChanges['counts'] {
  const counts = { wrong: 0, new: 0, changed: 0, unchanged: 0 }
  for (const { state } of lines) counts[state]++
  return counts
}

function shorten({ changes, ...line }: ImportLine): ImportLine {
  const clip = (text: string) =>
    text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)} …` : text
  return { ...line, changes: changes.map(({ column, from, to }) => ({ column, from: clip(from), to: clip(to) })) }
}

type FieldValues = Record<string, unknown>
type Changes = ImportLine['changes']
type CellDiff = {
  column: Column
  before: FieldValues | null
  after: FieldValues
  names: ReferenceNames
  locale: Locale
}

/** For unchanged rows only their changed fields. `before` is null for a new record. */
function describeChanges(definition: ResourceDefinition, { column, before, after, names, locale }: CellDiff): Changes {
  const textOf = (record: FieldValues) => {
    const moment = formatMoment(record[column.field], locale)
    if (moment !== null) return moment
    const cell = column.cell(record, names)
    if (typeof cell !== 'number') return cell
    return isPrice(column.field) ? formatEuros(Math.round(cell * 100), locale) : formatValue(cell, locale)
  }
  const from = before ? textOf(before) : ''
  const to = textOf(after)
  if (from === to) return []
  const { field, head } = column
  const rows = childRowShapes(definition.name)[field] ? findPairs(before?.[field], after[field]) : null
  if (!rows) return [{ column: head, from, to }]
  return rows.flatMap(({ oldRow, row }, index) => {
    const facts = (each: FieldValues) =>
      formatRowFacts(definition, { field, row: each, names, locale }).map(({ label, value, text }) => ({
        label,
        text: text && (formatMoment(value, locale) ?? text),
      }))
    const earlier = facts(oldRow)
    const path = rows.length === 1 ? head : `${head} ${index + 1}`
    return facts(row).flatMap(({ label, text }, at) => {
      const was = earlier[at]?.text ?? ''
      return was === text ? [] : [{ column: `${path}: ${label}`, from: was, to: text }]
    })
  })
}

/** Pairs old and new rows when they are the same in the same order. */
function findPairs(before: unknown, after: unknown): { oldRow: FieldValues; row: FieldValues }[] | null {
  const [oldRows, now] = [before as FieldValues[] | undefined, after as FieldValues[]]
  if (!oldRows || oldRows.length !== now.length || oldRows.some(({ id }, index) => id !== now[index]?.id)) return null
  return now.map((row, index) => ({ oldRow: oldRows[index] ?? {}, row }))
}

type Errors = ImportLine['errors']
/** `after`: the record that the line creates or changes; new rows have no id yet. */
type LineResult = {
  line: number
  state: ImportLineState
  before: FieldValues | null
  after: FieldValues | null
  title: string
  errors: Errors
  warnings: string[]
}

/** Applies a line with the normal service; a refused line is rolled back. */
async function applyLine(
  deps: Deps,
  definition: ResourceDefinition,
  { line, stored, body, complaints, warnings = [], repeats }: ReadLine,
): Promise<LineResult> {
  const { name } = definition
  const titleIn = async (record: FieldValues) =>
    titleWithoutNumber(name, await namedRow(deps.db, definition, record), deps.locale)
  const base = {
    line,
    before: stored,
    title: await titleIn(stored ?? body),
    warnings: warnings.map((code) => inWords(code, deps)),
  }
  if (complaints.length > 0) {
    const errors = complaints.map(({ head, code }) => ({ column: head, message: inWords(code, deps) }))
    return { ...base, state: 'wrong', after: null, errors }
  }
  if (repeats !== undefined || (stored && Object.keys(body).length === 0))
    return { ...base, state: 'unchanged', after: null, errors: [] }
  if (!stored && definition.creatable === false)
    return toInvalidLine(base, [{ column: '', message: inWords('import_not_new', deps) }])
  try {
    const after = await inTransaction(deps, async (inner) => {
      if (!stored) return createRecord(inner, definition, parseInput(resourceBodies[name], body))
      const changed = await updateRecord(inner, definition, {
        id: Number(stored.id),
        version: Number(stored.version),
        body: parseInput(changeOf(definition), body),
      })
      if (isSame(definition, stored, changed)) throw new Unchanged()
      return changed
    })
    return {
      ...base,
      title: await titleIn(after),
      state: stored ? 'changed' : 'new',
      after: withoutNewIds(after, stored),
      errors: [],
    }
  } catch (error) {
    if (error instanceof Unchanged) return { ...base, state: 'unchanged', after: null, errors: [] }
    if (error instanceof AppError && error.fields) return toInvalidLine(base, toErrors(deps, definition, error.fields))
    if (error instanceof AppError && error.code === 'conflict')
      return toInvalidLine(base, [{ column: '', message: inWords('import_changed', deps) }])
    throw error
  }
}

/** The id is not final until the import is applied. */
function titleWithoutNumber(name: ResourceDefinition['name'], record: FieldValues, locale: Deps['locale']): string {
  const title = recordTitle(name, { ...record, id: 0 }, locale)
  return title === '#0' ? '' : title
}

/** Thrown when the normalised values equal the stored ones, for example rich text with other white space. */
class Unchanged extends Error {}

function toInvalidLine(base: Pick<LineResult, 'line' | 'before' | 'title' | 'warnings'>, errors: Errors): LineResult {
  return { ...base, state: 'wrong', after: null, errors }
}

function isSame({ name }: ResourceDefinition, before: FieldValues, after: FieldValues): boolean {
  return Object.keys(resourceBodies[name].shape).every(
    (field) => JSON.stringify(stable(before[field])) === JSON.stringify(stable(after[field])),
  )
}

/** The ids of a preview are discarded, so they must not be part of its hash. */
function withoutNewIds(after: FieldValues, before: FieldValues | null): FieldValues {
  const rowsOf = (record: FieldValues | null, field: string) =>
    Array.isArray(record?.[field]) ? (record[field] as FieldValues[]) : []
  const entries = Object.entries(after).map(([field, value]) => {
    if (!Array.isArray(value) || typeof value[0] !== 'object') return [field, value]
    const existingIds = new Set(rowsOf(before, field).map(({ id }) => id))
    return [field, rowsOf(after, field).map((row) => (existingIds.has(row.id) ? row : { ...row, id: undefined }))]
  })
  return Object.fromEntries(entries)
}

/** Removes row versions, which are no change by themselves. */
function stable(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (typeof row === 'object' && row !== null ? { ...row, version: 0, updated_at: null } : row))
}

const changes = new Map<string, ReturnType<typeof partialBody>>()

function changeOf({ name }: ResourceDefinition): ReturnType<typeof partialBody> {
  const schema = changes.get(name) ?? partialBody(resourceBodies[name])
  changes.set(name, schema)
  return schema
}

/** Assigns each error to the column of its field; `dates.0.venue_id` to that of the dates. */
function toErrors(deps: Deps, definition: ResourceDefinition, fields: FieldErrors): Errors {
  const columns = exportColumns(definition, deps)
  return Object.entries(fields).flatMap(([path, codes]) => {
    const [field = '', language = ''] = path.split('.')
    const fieldColumns = columns.filter((column) => column.field === field)
    const column: Column | undefined = fieldColumns.find(({ part }) => part === language) ?? fieldColumns[0]
    return codes.map((code) => ({ column: column?.head ?? field, message: inWords(code, deps) }))
  })
}

function inWords(code: string, { locale }: Deps): string {
  return fieldErrorText(code, locale) ?? code
}

import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#config'
import type { ImportLine, PreviewedChanges } from '#contract/admin/resources/import.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { Undo } from '#contract/admin/resources/undo.ts'
import { formatEuros } from '#contract/texts/euros.ts'
import { rowFields } from '#model/records.ts'
import type { Deps } from '../../deps.ts'
import { planFingerprint, previewOrApply } from '../../preview-apply.ts'
import type { ResourceDefinition } from '../definition.ts'
import { formatMoment, formatValue, isPrice } from '../export/cells.ts'
import { type Column, exportColumns } from '../export/columns.ts'
import { formatRow, formatRowFacts } from '../export/format-row.ts'
import { loadReferenceNames, type ReferenceNames } from '../export/names.ts'
import { loadReferenced } from '../values.ts'
import { applyLine, type LineResult, lineChecker } from './apply-line.ts'
import { isImportable } from './columns/targets.ts'
import type { ReadLine } from './read-line.ts'

type Results = readonly LineResult[]
type LinesToApply = {
  read: (deps: Deps) => Promise<readonly ReadLine[]>
  plan: string | undefined
  /** More lines are only checked, and never applied here. */
  maxApplied?: number
  /** Within the transaction that applies the lines. */
  onApplied?: (deps: Deps, undo: Undo) => Promise<void>
}
/** `isConfirmed`: the plan is that of the preview. */
type AppliedLines = { answer: PreviewedChanges; results: Results; isConfirmed: boolean }

/** The limit for a cell in the response; the plan covers the whole value. */
const MAX_SHOWN_CHARACTERS = 600

/**
 * Tries lines one after another, as if entered by hand. With the `plan` of the same changes to the same versions, the
 * lines without errors are applied.
 */
export async function previewOrApplyLines(
  deps: Deps,
  definition: ResourceDefinition,
  { read, plan, maxApplied = Number.POSITIVE_INFINITY, onApplied }: LinesToApply,
): Promise<AppliedLines> {
  const { preview, applied } = await previewOrApply(deps, {
    preview: async (inner) => {
      const results: LineResult[] = []
      const linesRead = await read(inner)
      const isLarge = linesRead.length > maxApplied
      const bodies = linesRead.map(({ body }) => body)
      const tryLine = isLarge ? lineChecker(await loadReferenced(inner.db, definition, bodies)) : applyLine
      // Sequential: each line sees the changes of those before.
      for (const line of linesRead) {
        // SQLite reads synchronously, so this gives other requests a turn.
        await setImmediate()
        results.push(await tryLine(inner, definition, line))
      }
      await addWarnings(inner, definition, results)
      const lines = await describe(inner, definition, results)
      return { results, lines, plan: getPlan(lines, results), isLarge }
    },
    isConfirmed: (preview) => preview.plan === plan && !preview.isLarge,
    apply: async (inner, { results }) => {
      const undo = getUndo(definition, results)
      await onApplied?.(inner, undo)
      return undo
    },
  })
  const lines = preview.lines.filter(({ state }) => state !== 'unchanged').map(shorten)
  const undo = applied ?? getUndo(definition, [])
  return {
    answer: { counts: getCounts(preview.lines), lines, plan: preview.plan, done: applied !== null, undo },
    results: preview.results,
    isConfirmed: preview.plan === plan,
  }
}

/** After all lines, so that warnings take the other lines into account. */
async function addWarnings(deps: Deps, { warnings }: ResourceDefinition, results: Results): Promise<void> {
  const changedLines = results.flatMap((line) => (line.written ? [{ line, after: line.written }] : []))
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

export function getUndo({ name }: ResourceDefinition, results: Results): Undo {
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
  const rows = rowFields(definition.name)[field] ? findPairs(before?.[field], after[field]) : null
  if (!rows) return [{ column: head, from, to }]
  return rows.flatMap(({ oldRow, row }, index): Changes => {
    const path = rows.length === 1 ? head : `${head} ${index + 1}`
    if (!oldRow) return [{ column: path, from: '', to: formatRow(definition.name, { field, row, names, locale }) }]
    const facts = (each: FieldValues) =>
      formatRowFacts(definition.name, { field, row: each, names, locale }).map(({ label, value, text }) => ({
        label,
        text: text && (formatMoment(value, locale) ?? text),
      }))
    const earlier = facts(oldRow)
    return facts(row).flatMap(({ label, text }, at) => {
      const was = earlier[at]?.text ?? ''
      return was === text ? [] : [{ column: `${path}: ${label}`, from: was, to: text }]
    })
  })
}

/** Pairs old and new rows when the old ones come first in the same order; `oldRow` is null for an added one. */
function findPairs(before: unknown, after: unknown): { oldRow: FieldValues | null; row: FieldValues }[] | null {
  const [oldRows, now] = [before as FieldValues[] | undefined, after as FieldValues[]]
  if (!oldRows || oldRows.length === 0 || oldRows.some(({ id }, index) => id !== now[index]?.id)) return null
  return now.map((row, index) => ({ oldRow: oldRows[index] ?? null, row }))
}

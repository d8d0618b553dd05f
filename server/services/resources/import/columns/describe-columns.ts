import type { ImportColumn, ImportResult, ImportTargetOption } from '#contract/admin/resources/import.ts'
import type { Deps } from '../../../deps.ts'
import type { ResourceDefinition } from '../../definition.ts'
import type { ImportFile } from '../read-file.ts'
import { type FileColumns, READ_ONLY } from './file-columns.ts'
import { type ImportTarget, importTargets } from './targets.ts'

const SHOWN_CELLS = 3
const MAX_SHOWN_CHARACTERS = 60

/** The columns of the file with their targets and first cells. */
export function describeColumns(
  { headings, lines }: Extract<ImportFile, { format: 'csv' }>,
  { keys }: FileColumns,
): ImportColumn[] {
  return headings.map((head, at) => ({
    head,
    target: keys[at] === READ_ONLY ? '' : (keys[at] ?? ''),
    sample: lines
      .map(({ content }) => (content[at] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, SHOWN_CELLS)
      .map((cell) => (cell.length > MAX_SHOWN_CHARACTERS ? `${cell.slice(0, MAX_SHOWN_CHARACTERS)} …` : cell)),
  }))
}

type Choices = { columns: FileColumns | null; everyLine: Readonly<Record<string, string>> }

/** All targets, and those that new records need but no column has. */
export async function describeTargets(
  { locale }: Deps,
  definition: ResourceDefinition,
  { columns, everyLine, choicesOf }: Choices & { choicesOf: (target: ImportTarget) => Promise<string[]> },
): Promise<Pick<ImportResult, 'targets' | 'missing'>> {
  if (!columns) return { targets: [], missing: [] }
  const targets = importTargets(definition, locale)
  const isUsed = (target: ImportTarget) =>
    columns.keys.some((key) => key === target.key || key.startsWith(`${target.key}:`)) && !(target.key in everyLine)
  const hasRows = new Set(columns.parts.map(({ target }) => target.inner && target.field))
  const needed = targets.filter(
    (target) =>
      target.shape.type === 'reference' &&
      target.shape.required &&
      target.part === 'name' &&
      !target.preset &&
      (target.inner === undefined || hasRows.has(target.field)) &&
      !isUsed(target),
  )
  const missing: ImportResult['missing'] = []
  for (const target of columns.id === undefined ? needed : [])
    missing.push({ ...toOption(target), value: everyLine[target.key] ?? '', choices: await choicesOf(target) })
  return { targets: targets.map(toOption), missing }
}

function toOption({ key, head, group }: ImportTarget): ImportTargetOption {
  return { key, label: head, group }
}

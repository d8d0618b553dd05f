import type { z } from 'zod'
import type { ImportResult, importBody } from '#contract/admin/resources/import.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { referenceFields } from '../export/names.ts'
import { describeColumns, describeTargets } from './describe-columns.ts'
import { type FileColumns, fileColumns, READ_ONLY } from './file-columns.ts'
import { SAMPLE_LINES } from './match-columns.ts'
import { listUnknownNames, resolveNames } from './names.ts'
import { previewOrApplyLines } from './preview-lines.ts'
import { type ImportFile, readFile } from './read-file.ts'
import { readLines } from './read-lines.ts'
import type { ImportTarget } from './targets.ts'
import { createTitleIndex } from './title-index.ts'

export type ImportInput = Omit<z.output<typeof importBody>, 'name'> & { name?: string }

/** Previews changes line by line, then applies them. Throws `bad_input` for an unreadable or too long file. */
export async function importRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { plan, ...input }: ImportInput,
): Promise<ImportResult> {
  requireWriter(deps, definition.name)
  const { columns: chosen, everyLine = {}, answers = [] } = input
  const source = readFile(input, (headings) => countKnown(definition, headings, deps))
  const file = withEveryLine(source, everyLine)
  const columns = file.format === 'csv' ? readColumns(deps, definition, { file, chosen, everyLine }) : null
  let unknownColumns: string[] = []
  let names: ImportResult['names'] = []
  const { answer, results } = await previewOrApplyLines(deps, definition, {
    plan,
    read: async (inner) => {
      const resolved = await resolveNames(inner, answers)
      const titles = createTitleIndex(inner.db, resolved.names)
      const result = await readLines(inner, definition, { file, columns, titles })
      unknownColumns = result.unknown
      names = await listUnknownNames({ lines: result.lines, answers, index: titles })
      return result.lines
    },
  })
  return {
    ...answer,
    unknown: unknownColumns,
    columns: source.format === 'csv' && columns ? describeColumns(source, columns) : [],
    ...(await describeTargets(deps, definition, { columns, everyLine, choicesOf: choicesIn(deps, definition) })),
    names,
    read: results.length,
    run: null,
  }
}

/** Longer lists are left to a column. */
const MAX_CHOICES = 200

function choicesIn({ db }: Deps, definition: ResourceDefinition) {
  const titles = createTitleIndex(db)
  return async ({ field, inner }: ImportTarget): Promise<string[]> => {
    const table = referenceFields(definition).get(inner === undefined ? field : `${field}.${inner}`)
    return table ? (await titles.titles(table)).slice(0, MAX_CHOICES).map(({ title }) => title) : []
  }
}

function countKnown(definition: ResourceDefinition, headings: readonly string[], { locale }: Deps): number {
  const heads = headings.map((head) => ({ head, cells: [] }))
  return fileColumns(definition, heads, { reader: locale }).keys.filter((key) => key !== '' && key !== READ_ONLY).length
}

type CsvFile = Extract<ImportFile, { format: 'csv' }>
type Choices = { chosen: readonly string[] | undefined; everyLine: Readonly<Record<string, string>> }

function readColumns(
  { locale }: Deps,
  definition: ResourceDefinition,
  { file: { headings, lines }, chosen, everyLine }: Choices & { file: CsvFile },
): FileColumns {
  const heads = headings.map((head, at) => ({ head, cells: sampleOf(lines, at) }))
  const extra = Object.keys(everyLine)
  const own = heads.length - extra.length
  // The cells that every line gets stand behind those of the file.
  const guessed = chosen ?? fileColumns(definition, heads.slice(0, own), { reader: locale }).keys
  const keys = [...heads.slice(0, own).map((_, at) => guessed[at] ?? ''), ...extra]
  const found = fileColumns(definition, heads, { reader: locale, chosen: keys })
  return found
}

function sampleOf(lines: CsvFile['lines'], at: number): string[] {
  return lines
    .slice(0, SAMPLE_LINES)
    .map(({ content }) => content[at] ?? '')
    .filter((cell) => cell.trim() !== '')
}

function withEveryLine(file: ImportFile, everyLine: Readonly<Record<string, string>>): ImportFile {
  const entries = Object.entries(everyLine)
  if (file.format !== 'csv' || entries.length === 0) return file
  const width = file.headings.length
  return {
    ...file,
    headings: [...file.headings, ...entries.map(([key]) => key)],
    lines: file.lines.map(({ line, content }) => ({
      line,
      content: [...Array.from({ length: width }, (_, at) => content[at] ?? ''), ...entries.map(([, cell]) => cell)],
    })),
  }
}

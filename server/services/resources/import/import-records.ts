import type { z } from 'zod'
import type { ImportResult, importBody, UnknownName } from '#contract/admin/resources/import.ts'
import { IMPORT_LIMITS } from '#contract/admin/resources/import-limits.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { log } from '#server/monitoring/log.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { type Deps, write } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { referenceFields } from '../export/names.ts'
import { applyLine } from './apply-line.ts'
import { findChoices, saveChoices } from './choices.ts'
import { describeColumns, describeTargets } from './columns/describe-columns.ts'
import { type FileColumns, fileColumns, READ_ONLY } from './columns/file-columns.ts'
import { SAMPLE_LINES } from './columns/match-columns.ts'
import type { ImportTarget } from './columns/targets.ts'
import { type CreatedRecord, listUnknownNames, resolveNames } from './names.ts'
import { getUndo, previewOrApplyLines } from './preview-lines.ts'
import { type ImportFile, readFile } from './read-file.ts'
import type { ReadLine } from './read-line.ts'
import { readLines } from './read-lines.ts'
import { addRun, addSteps, setProgress } from './runs.ts'
import { createTitleIndex } from './title-index.ts'

/** `isAtOnce`: also a long file in one transaction, for commands, whose process ends with them. */
export type ImportInput = Omit<z.output<typeof importBody>, 'name'> & { name?: string; isAtOnce?: true }

/** Previews changes line by line, then applies them. Throws `bad_input` for an unreadable or too long file. */
export async function importRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { plan, name: fileName = '', isAtOnce, ...input }: ImportInput,
): Promise<ImportResult> {
  requireWriter(deps, definition.name)
  const source = readFile(input, (headings) => countKnown(definition, headings, deps))
  const shape = source.format === 'csv' ? { resource: definition.name, headings: source.headings } : null
  const earlier = shape ? await findChoices(deps, shape) : {}
  const choices = {
    columns: input.columns ?? earlier.columns,
    everyLine: input.everyLine ?? earlier.everyLine ?? {},
    answers: input.answers ?? earlier.answers ?? [],
  }
  const file = withEveryLine(source, choices.everyLine)
  const columns =
    file.format === 'csv'
      ? readColumns(deps, definition, { file, chosen: choices.columns, everyLine: choices.everyLine })
      : null
  const read = async (inner: Deps) => {
    const { names, created } = await resolveNames(inner, choices.answers)
    const titles = createTitleIndex(inner.db, names)
    const result = await readLines(inner, definition, { file, columns, titles })
    return { ...result, created, titles }
  }
  let found: Awaited<ReturnType<typeof read>> | undefined
  let unknownNames: UnknownName[] = []
  let run: number | null = null
  const newRun = { resource: definition.name, file: fileName }
  const { answer, isConfirmed } = await previewOrApplyLines(deps, definition, {
    plan,
    ...(isAtOnce ? {} : { maxApplied: IMPORT_LIMITS.direct }),
    read: async (inner) => {
      found = await read(inner)
      unknownNames = await listUnknownNames({ lines: found.lines, answers: choices.answers, index: found.titles })
      return found.lines
    },
    onApplied: async (inner, undo) => {
      run = await addRun(inner, { ...newRun, total: undo.changes.length + undo.created.length, state: 'done' })
      await addSteps(inner, run, { created: found?.created ?? [], resource: definition.name, undo })
    },
  })
  const { undo: _, ...preview } = answer
  const result = {
    ...preview,
    unknown: found?.unknown ?? [],
    columns: source.format === 'csv' && columns ? describeColumns(source, columns) : [],
    ...(await describeTargets(deps, definition, {
      columns,
      everyLine: choices.everyLine,
      choicesOf: choicesIn(deps, definition),
    })),
    names: unknownNames,
    read: source.lines.length,
  }
  if (isConfirmed && shape)
    await saveChoices(deps, { ...shape, choices: { ...choices, columns: result.columns.map(({ target }) => target) } })
  if (isConfirmed && !answer.done) {
    const started = await addRun(deps, {
      ...newRun,
      total: found?.lines.filter(isWriting).length ?? 0,
      state: 'running',
    })
    run = started
    void withoutTracking(() => applyInBatches(deps, definition, { run: started, read }))
  }
  return { ...result, run }
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

/** Other writers get a turn after so many. */
const LINES_PER_TRANSACTION = 50

type BatchRun = {
  run: number
  /** Creates the records that are only named, in the transaction of the first lines. */
  read: (deps: Deps) => Promise<{ lines: readonly ReadLine[]; created: readonly CreatedRecord[] }>
}

/**
 * Applies the lines that were previewed, some in each transaction; a line whose record was changed meanwhile counts as
 * wrong. It goes on without the request that started it.
 */
async function applyInBatches(deps: Deps, definition: ResourceDefinition, { run, read }: BatchRun): Promise<void> {
  try {
    const lines = await write(deps, async (inner) => {
      const { lines: linesRead, created } = await read(inner)
      await addSteps(inner, run, { created, resource: definition.name, undo: noUndo })
      return linesRead
    })
    const open = lines.filter(isWriting)
    for (let start = 0; start < open.length; start += LINES_PER_TRANSACTION)
      await write(deps, async (inner) => {
        const results = []
        for (const line of open.slice(start, start + LINES_PER_TRANSACTION))
          results.push(await applyLine(inner, definition, line))
        await addSteps(inner, run, { created: [], resource: definition.name, undo: getUndo(definition, results) })
        const wrong = results.filter(({ state }) => state === 'wrong').length
        await setProgress(inner, run, { finished: results.length, wrong, state: 'running' })
      })
    await setProgress(deps, run, { finished: 0, wrong: 0, state: 'done' })
  } catch (err) {
    log.error({ err }, 'an import stopped')
    await setProgress(deps, run, { finished: 0, wrong: 0, state: 'stopped' })
  }
}

const noUndo = { changes: [], created: [], deleted: [] }

/** Lines that change something. */
function isWriting({ complaints, repeats, stored, body }: ReadLine): boolean {
  return complaints.length === 0 && repeats === undefined && !(stored && Object.keys(body).length === 0)
}

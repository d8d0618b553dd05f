import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { performerParts } from '#contract/events/performer-parts.ts'
import { formatFields } from '#server/api/field-texts.ts'
import { terminalLocale, terminalText } from '#server/commands/terminal-text.ts'
import { parseInput } from '#server/http/parse.ts'
import { MAX_PERFORMERS } from '../fields.ts'

/** PostgreSQL refuses U+0000, SQLite truncates the text. */
const text = () => z.string().refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), 'nul')

const name = () => text().trim().min(1).max(300)
const nameOrEmpty = () => text().trim().max(300).default('')
const workNumber = () => z.int().min(1).max(100).optional()

const lineSchema = z
  .object({
    id: text().min(1).max(200),
    program_id: text().min(1).max(200),
    name: name(),
    name_subline: nameOrEmpty(),
    type: name(),
    date_start: z.iso.datetime({ offset: true }),
    venue: name(),
    city: nameOrEmpty(),
    programme: z
      .array(
        z.object({
          composer: name(),
          title: name(),
          note: text().trim().max(1000).optional(),
        }),
      )
      .max(100)
      .default([]),
    soloists: z
      .array(
        z.object({
          name: name(),
          instrument: nameOrEmpty(),
          work: workNumber(),
        }),
      )
      .max(MAX_PERFORMERS - 1)
      .default([]),
    conductor: nameOrEmpty(),
    /** Other performers; `work` is the position in the programme, from 1, if they play in one work only. */
    performers: z
      .array(
        z.object({
          name: name(),
          part: z.enum(performerParts).exclude(['conductor', 'soloist']),
          instrument: nameOrEmpty(),
          work: workNumber(),
        }),
      )
      .max(MAX_PERFORMERS)
      .optional(),
  })
  .refine(
    ({ programme, soloists, performers = [] }) =>
      [...soloists, ...performers].every(({ work }) => work === undefined || work <= programme.length),
    {
      path: ['programme'],
      error: 'work_missing',
    },
  )
export type ArchiveLine = z.output<typeof lineSchema>

type Rejection = { line: number; reason: string }
export type ImportedProduction = { program_id: string; lines: ArchiveLine[] }

/** Reads a JSONL file of concert dates; an invalid line is rejected alone, with its number and the reason. */
export async function readArchive(file: string): Promise<{ productions: ImportedProduction[]; rejected: Rejection[] }> {
  const productions = new Map<string, ImportedProduction>()
  const rejected: Rejection[] = []
  const lineById = new Map<string, number>()
  let number = 0
  for await (const text of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++
    if (text.trim() === '') continue
    const archiveLine = parseArchiveLine(text)
    if (typeof archiveLine === 'string') {
      rejected.push({ line: number, reason: archiveLine })
      continue
    }
    const first = lineById.get(archiveLine.id)
    if (first !== undefined) {
      rejected.push({
        line: number,
        reason: terminalText(
          `Die Kennung ${archiveLine.id} steht schon in Zeile ${first}.`,
          `id ${archiveLine.id} is already on line ${first}`,
        ),
      })
      continue
    }
    lineById.set(archiveLine.id, number)
    const production = productions.get(archiveLine.program_id) ?? { program_id: archiveLine.program_id, lines: [] }
    production.lines.push(archiveLine)
    productions.set(archiveLine.program_id, production)
  }
  return { productions: [...productions.values()], rejected }
}

function parseArchiveLine(text: string): ArchiveLine | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return terminalText('Das ist kein JSON.', 'This is not JSON.')
  }
  try {
    return parseInput(lineSchema, value)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return formatFields(error.fields ?? {}, terminalLocale())
  }
}

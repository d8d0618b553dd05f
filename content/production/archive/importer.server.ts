import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { addWallDays } from '#contract/time/local-time.ts'
import { terminalText } from '#server/commands/terminal-text.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { previewOrApply } from '#server/services/preview-apply.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { getRecord, updateRecord } from '#server/services/resources/engine.ts'
import { insertRecord } from '#server/services/resources/insert-records.ts'
import { productions } from '../table.ts'
import type { ArchiveLine, ImportedProduction } from './parse-archive.server.ts'
import { ensureArchiveRecords, type ResolvedIds } from './records.server.ts'

export type ImportOutcome = 'created' | 'updated' | 'unchanged'
type ArchiveImportResult = { production: ImportOutcome; dates: Record<ImportOutcome, number> }

const CONCERT_MINUTES = 120

/**
 * One call is one transaction, because each commit waits for the disk. Matches productions by `program_id`, dates by
 * `id`, and keeps what the back office has added. `dryRun` rolls back.
 */
export function createArchiveImporter(deps: Deps, { shiftDays, dryRun }: { shiftDays: number; dryRun: boolean }) {
  const lasting = new Map<string, number>()

  return async function importProductions(sources: readonly ImportedProduction[]): Promise<ArchiveImportResult[]> {
    const fresh = new Map<string, number>()
    const { preview, applied } = await previewOrApply(deps, {
      preview: async (inner) => {
        const results: ArchiveImportResult[] = []
        for (const source of sources)
          results.push(await save(inner, source, { shiftDays, resolved: { lasting, fresh } }))
        return results
      },
      isConfirmed: () => !dryRun,
      apply: async () => fresh,
    })
    for (const [key, id] of applied ?? []) lasting.set(key, id)
    return preview
  }
}

type ProgrammeRow = { work_id: number | null; note: Localised }
type PersonRow = { person_id: number; part: string; instrument: Localised; work_id: number | null }
type DateRow = { id?: number; external_id: string; date_start: string; date_end: string; venue_id: number }
type StoredProduction = {
  id: number
  name: Localised
  name_subline: Localised
  type_id: number
  dates: (DateRow & { id: number })[]
  programme: ({ id: number } & ProgrammeRow)[]
  people: ({ id: number } & PersonRow)[]
}

async function save(
  deps: Deps,
  source: ImportedProduction,
  { shiftDays, resolved }: { shiftDays: number; resolved: ResolvedIds },
): Promise<ArchiveImportResult> {
  const [first] = source.lines
  if (!first) throw new Error(`production ${source.program_id} has no line`)
  const records = await ensureArchiveRecords(deps, source.lines, resolved)
  const target = {
    name: toEnglish(first.name),
    name_subline: toEnglish(first.name_subline),
    type_id: records.typeId(first.type),
    programme: first.programme.map((entry) => ({
      work_id: records.workId(entry),
      note: entry.note === undefined ? undefined : toEnglish(entry.note),
    })),
    people: getPeople(first).map(({ name, part, instrument, work }) => {
      const played = work === undefined ? undefined : first.programme[work - 1]
      return {
        person_id: records.personId(name),
        part,
        instrument: toEnglish(instrument),
        work_id: played && records.workId(played),
      }
    }),
    isWholeCast: first.performers !== undefined,
  }
  const dates = source.lines.map((line) => toDate(line, { venueId: records.venueId(line), shiftDays }))
  const stored = await findStored(deps, source.program_id)
  if (!stored) {
    await insertRecord(deps, requireResource('productions'), {
      ...mergeRows({ programme: [], people: [] }, target),
      ...{ name: target.name, name_subline: target.name_subline, type_id: target.type_id },
      dates,
      external_id: source.program_id,
      slug_de: '',
      slug_en: '',
      is_online: true,
      subscriptions: [],
    })
    return { production: 'created', dates: { created: dates.length, updated: 0, unchanged: 0 } }
  }
  const dateCounts = countDates(stored, dates)
  const changes = changedFields(stored, target)
  if (dateCounts.created + dateCounts.updated === 0 && Object.keys(changes).length === 0)
    return { production: 'unchanged', dates: dateCounts }
  await updateRecord(deps, requireResource('productions'), {
    id: stored.id,
    body: { ...changes, dates: mergeDates(stored, dates) },
  })
  return { production: 'updated', dates: dateCounts }
}

async function findStored(deps: Deps, programId: string): Promise<StoredProduction | null> {
  const [row] = await deps.db
    .select({ id: productions.id })
    .from(productions)
    .where(and(eq(productions.external_id, programId)))
  return row ? ((await getRecord(deps, requireResource('productions'), row.id)) as StoredProduction) : null
}

function toDate(line: ArchiveLine, { venueId, shiftDays }: { venueId: number; shiftDays: number }): DateRow {
  const start = addWallDays(new Date(line.date_start), shiftDays)
  if (!start)
    throw new AppError('bad_input', {
      message: terminalText(
        `${line.date_start} gibt es ${shiftDays} Tage später nicht: Die Uhr überspringt diese Stunde`,
        `${line.date_start} does not exist ${shiftDays} days later: the clock skips that hour`,
      ),
    })
  return {
    external_id: line.id,
    venue_id: venueId,
    date_start: start.toISOString(),
    date_end: new Date(start.getTime() + CONCERT_MINUTES * MINUTE_MS).toISOString(),
  }
}

function getPeople({
  conductor,
  soloists,
  performers = [],
}: ArchiveLine): { name: string; part: string; instrument: string; work?: number | undefined }[] {
  const led = conductor === '' ? [] : [{ name: conductor, part: 'conductor', instrument: '' }]
  return [...led, ...soloists.map((soloist) => ({ ...soloist, part: 'soloist' })), ...performers]
}

function countDates(stored: StoredProduction, dates: DateRow[]): Record<ImportOutcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  for (const date of dates) {
    const storedDate = stored.dates.find((each) => each.external_id === date.external_id)
    counts[!storedDate ? 'created' : sameDate(storedDate, date) ? 'unchanged' : 'updated']++
  }
  return counts
}

/** Imported dates keep values added later (status, tickets); other dates stay. */
function mergeDates(stored: StoredProduction, dates: DateRow[]): DateRow[] {
  const merged = stored.dates.map((date) => {
    const imported = dates.find((each) => each.external_id === date.external_id)
    return imported && !sameDate(date, imported) ? { ...date, ...imported } : date
  })
  return [...merged, ...dates.filter((date) => !stored.dates.some((each) => each.external_id === date.external_id))]
}

function sameDate(a: DateRow, b: DateRow): boolean {
  return a.venue_id === b.venue_id && Date.parse(a.date_start) === Date.parse(b.date_start)
}

type RowsOverOptions = Pick<StoredProduction, 'name' | 'name_subline' | 'type_id'> & {
  /** The note, or the work of a performer, is undefined when the source does not contain it. */
  programme: { work_id: number; note: Localised | undefined }[]
  people: (Omit<PersonRow, 'work_id'> & { work_id: number | undefined })[]
  isWholeCast: boolean
}

const alwaysSaid = new Set(['conductor', 'soloist'])

/** The source's rows plus those added in the back office: notes, works and other performers. */
function mergeRows(
  stored: Pick<StoredProduction, 'programme' | 'people'>,
  { programme, people, isWholeCast }: RowsOverOptions,
): { programme: ProgrammeRow[]; people: PersonRow[] } {
  const remaining = isWholeCast ? [] : stored.people.filter(({ part }) => !alwaysSaid.has(part))
  const rows = people.map((person) => {
    const before = stored.people.find((row) => keyOfPerson(row) === keyOfPerson(person))
    return { ...person, work_id: person.work_id ?? before?.work_id ?? null }
  })
  return {
    programme: programme.map(({ work_id, note }) => ({
      work_id,
      note: note ?? stored.programme.find((row) => row.work_id === work_id)?.note ?? toEnglish(''),
    })),
    people: [...rows, ...remaining.map(({ id: _id, ...row }) => row)],
  }
}

function changedFields(
  stored: StoredProduction,
  target: RowsOverOptions,
): Partial<Pick<StoredProduction, 'name' | 'name_subline' | 'type_id'> & ReturnType<typeof mergeRows>> {
  const rows = mergeRows(stored, target)
  const changes: ReturnType<typeof changedFields> = {}
  if (stored.name.en !== target.name.en) changes.name = { ...stored.name, en: target.name.en }
  if (stored.name_subline.en !== target.name_subline.en)
    changes.name_subline = { ...stored.name_subline, en: target.name_subline.en }
  if (stored.type_id !== target.type_id) changes.type_id = target.type_id
  if (differs(stored.programme.map(keyOfItem), rows.programme.map(keyOfItem))) changes.programme = rows.programme
  const isOfSource = ({ part }: PersonRow) => target.isWholeCast || alwaysSaid.has(part)
  const castOf = (people: readonly PersonRow[]) => people.filter(isOfSource).map(keyOfPart)
  if (differs(castOf(stored.people), castOf(rows.people))) changes.people = rows.people
  return changes
}

function keyOfItem({ work_id, note }: ProgrammeRow): string {
  return `${work_id} ${note.en}`
}

function keyOfPerson({ person_id, part, instrument }: Pick<PersonRow, 'person_id' | 'part' | 'instrument'>): string {
  return `${person_id} ${part} ${instrument.en}`
}

function keyOfPart(row: PersonRow): string {
  return `${keyOfPerson(row)} ${row.work_id}`
}

function differs(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length !== b.length || a.some((value, index) => value !== b[index])
}

/** English only: German pages show it marked as such. */
function toEnglish(text: string): Localised {
  return { de: '', en: text }
}

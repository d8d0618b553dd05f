import { eq } from 'drizzle-orm'
import type { TextPair } from '#contract/admin/translations.ts'
import { AppError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import { requireRecordType } from '#model/records.ts'
import type { ResourceTable } from '#server/db/define-table.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { requireWriter } from '../accounts/areas.ts'
import { type Deps, write } from '../deps.ts'
import { requireResource } from '../resources/all.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { getRecord, updateRecord } from '../resources/engine.ts'
import { isTextOutdated, type StoredText } from '../resources/translation-source.ts'
import { unknownField } from './text-pair.ts'
import { textTablesOf } from './text-tables.ts'

type RecordText = { resource: ResourceName; id: number; field: string }
/** The table, row and column of a record's text; `rows` names the field of rows that it stands in. */
type TextPlace = { table: ResourceTable; id: number; name: string; rows: string | null }

export async function getRecordText(deps: Deps, text: RecordText): Promise<TextPair> {
  requireWriter(deps, text.resource)
  const definition = requireResource(text.resource)
  const place = findPlace(definition, text)
  const record = await getRecord(deps, definition, text.id)
  const stored = await readStored(deps, { place, record })
  return {
    german: stored.de,
    english: stored.en,
    earlier: isTextOutdated(stored) ? (stored.source?.de ?? null) : null,
    format: place.rows === null ? formatOf(definition, place.name) : 'line',
    version: Number(record.version),
  }
}

type Translation = RecordText & { english: string; is_older: boolean; version: number }

/** A save like any other; unchanged English only says that it fits. */
export async function translateRecordText(
  deps: Deps,
  { english, is_older, version, ...text }: Translation,
): Promise<TextPair> {
  requireWriter(deps, text.resource)
  const definition = requireResource(text.resource)
  const place = findPlace(definition, text)
  const record = await getRecord(deps, definition, text.id)
  const before = await readStored(deps, { place, record })
  if (english !== before.en) {
    const value = { de: before.de, en: english }
    const body = place.rows === null ? { [place.name]: value } : { [place.rows]: withText(record, { place, value }) }
    await updateRecord(deps, definition, { id: text.id, version, body })
  }
  const { source } = await readStored(deps, { place, record })
  const isConfirmed = english === before.en && !is_older
  if (source && Boolean(source.fits) !== isConfirmed) await confirm(deps, { place, isConfirmed })
  return getRecordText(deps, text)
}

/** Nothing that anyone reads changes, so the version of the record stays. */
async function confirm(deps: Deps, { place, isConfirmed }: { place: TextPlace; isConfirmed: boolean }): Promise<void> {
  await write(deps, async (inner) => {
    const { source, ...text } = await readText(inner, place)
    if (!source) return
    const { fits: _fits, ...pair } = source
    const value: StoredText = { ...text, source: isConfirmed ? { ...pair, fits: true } : pair }
    await inner.db
      .update(place.table)
      .set({ [place.name]: value })
      .where(eq(place.table.id, place.id))
  })
}

function findPlace(definition: ResourceDefinition, { id, field }: RecordText): TextPlace {
  const [first = '', row, name] = field.split('.')
  const source = textTablesOf(definition).find(({ rows }) => rows === (row === undefined ? null : first))
  const found = { table: source?.table, name: row === undefined ? first : (name ?? '') }
  if (!found.table || !source?.texts.includes(found.name)) throw unknownField(field)
  return { table: found.table, id: row === undefined ? id : Number(row), name: found.name, rows: source.rows }
}

type Stored = { place: TextPlace; record: Readonly<Record<string, unknown>> }

/** A row must belong to the record. */
async function readStored(deps: Deps, { place, record }: Stored): Promise<StoredText> {
  const rows = place.rows === null ? null : (record[place.rows] as { id: number }[])
  if (rows?.every(({ id }) => id !== place.id))
    throw new AppError('not_found', { message: `no row ${place.id} in ${place.rows}` })
  return readText(deps, place)
}

async function readText({ db }: Pick<Deps, 'db'>, { table, id, name }: TextPlace): Promise<StoredText> {
  const [row] = await db
    .select({ text: requireColumn(table, name) })
    .from(table)
    .where(eq(table.id, id))
  return { de: '', en: '', ...(row?.text as Partial<StoredText> | undefined) }
}

function withText(
  record: Readonly<Record<string, unknown>>,
  { place: { rows, id, name }, value }: { place: TextPlace; value: unknown },
): unknown[] {
  return (record[rows ?? ''] as { id: number }[]).map((row) => (row.id === id ? { ...row, [name]: value } : row))
}

function formatOf({ name, richText }: ResourceDefinition, field: string): TextPair['format'] {
  const shape = requireRecordType(name).fields[field]
  const isLong = shape?.type === 'text' && 'multiline' in shape && shape.multiline === true
  return richText.includes(field) ? 'rich' : isLong ? 'lines' : 'line'
}

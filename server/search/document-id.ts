import { type Locale, locales } from '#config'
import { DAY_MS } from '#contract/time/durations.ts'

/** The parts of a document id; `day` is 0 for types without time. */
type DocumentKey = { type: number; language: Locale; day: number; record_id: number }

const RECORDS = 2 ** 24
const DAYS = 2 ** 18
const TYPES = 2 ** 4
const FIRST_DAY = Date.UTC(1700, 0, 1) / DAY_MS

/**
 * Packs language, type, day and record into one number, so that the index can sort matches by type and day without
 * reading any row. Higher is later, and on the same day a smaller record id.
 */
export function documentId({ type, language, day, record_id }: DocumentKey): number {
  if (type >= TYPES || record_id >= RECORDS)
    throw new RangeError(`the search knows no type ${type} or record ${record_id}`)
  return (getPart({ type, language }) * DAYS + day) * RECORDS + (RECORDS - 1 - record_id)
}

export function decodeRecordId(id: number): number {
  return RECORDS - 1 - (id % RECORDS)
}

/** Days since 1700, clamped to 1700 and 2417. */
export function toDayNumber(time: Date | null | undefined): number {
  if (!time) return 0
  return Math.min(Math.max(Math.floor(time.getTime() / DAY_MS) - FIRST_DAY, 0), DAYS - 1)
}

/** The ids of a type's documents from this day on; the end is exclusive. */
export function typeRange({ type, language, day = 0 }: { type: number; language: Locale; day?: number }): {
  from: number
  to: number
} {
  const part = getPart({ type, language })
  return { from: (part * DAYS + day) * RECORDS, to: (part + 1) * DAYS * RECORDS }
}

export function languageRange(language: Locale): { from: number; to: number } {
  return { from: typeRange({ type: 0, language }).from, to: typeRange({ type: TYPES - 1, language }).to }
}

function getPart({ type, language }: Pick<DocumentKey, 'type' | 'language'>): number {
  return locales.indexOf(language) * TYPES + type
}

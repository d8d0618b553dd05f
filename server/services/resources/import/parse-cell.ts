import { z } from 'zod'
import { type Locale, locales } from '#config'
import { withoutDefault } from '#contract/common.ts'
import { parseCents } from '#contract/texts/euros.ts'
import { readNumber } from '#contract/texts/read-number.ts'
import { parseDay, parseDayStart, parseInstant, splitMoment } from '#contract/time/read-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceMessages } from '#model/messages.ts'
import { isPrice, unwrapSchema } from '../export/field-kinds.ts'
import { CellProblem } from './import-errors.ts'

/** `locale`: the reader's, for error texts. */
export type ImportCell = { field: string; schema: z.core.$ZodType; cell: string; locale: Locale }

const yes = /^(ja|yes|true|wahr|x|1)$/i
const no = /^(nein|no|false|falsch|0)$/i
/** Start and end need an explicit time of day. */
const needsTime = new Set(['date_start', 'date_end'])

/**
 * Undefined for an empty cell of a field that cannot be empty. Unreadable values pass, so that the schema reports them.
 * Throws `CellProblem`.
 */
export function parseCell(resource: ResourceName, { field, schema, cell, locale }: ImportCell): unknown {
  const text = cell.trim()
  const kind = unwrapSchema(schema)
  if (text === '') return getEmpty(schema, kind)
  const choice = choiceNamed(resource, field, text)
  if (choice !== undefined) return kind instanceof z.ZodNumber ? Number(choice) : choice
  if (kind instanceof z.ZodBoolean) return yes.test(text) || (no.test(text) ? false : text)
  if (kind instanceof z.ZodNumber) return isPrice(field) ? parsePrice(text) : parseNumber(text)
  if (kind instanceof z.ZodEnum && !kind.options.includes(text))
    throw new CellProblem(
      `one_of:${kind.options.map((option) => getChoices(resource, field, locale)[option] ?? option).join(', ')}`,
    )
  if (accepts(kind, text)) return text
  const candidates = [parseInstant(text), parseDay(text), ...(needsTime.has(field) ? [] : [parseDayStart(text)])]
  const value = candidates.find((each) => each !== null && accepts(kind, each))
  if (value === undefined && needsTime.has(field)) throw new CellProblem(momentProblem(text))
  return value ?? text
}

/** Why a text is no moment. */
function momentProblem(text: string): string {
  const { day, timeText } = splitMoment(text)
  if (day === null) return `import_day:${text}`
  return timeText === '' ? 'import_no_time' : `import_time:${timeText}`
}

function getEmpty(schema: z.core.$ZodType, kind: z.core.$ZodType): unknown {
  if (withoutDefault(schema) instanceof z.ZodNullable) return null
  return kind instanceof z.ZodBoolean || kind instanceof z.ZodNumber || kind instanceof z.ZodEnum ? undefined : ''
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

function parseNumber(text: string): number | string {
  const number = readNumber(text)
  if (number === 'ambiguous') throw new CellProblem(`ambiguous_number:${text}`)
  return number ?? text
}

function parsePrice(text: string): number | string {
  const cents = parseCents(text)
  if (cents === 'ambiguous') throw new CellProblem(`ambiguous_number:${text}`)
  return cents ?? text
}

function choiceNamed(resource: ResourceName, field: string, text: string): string | undefined {
  for (const locale of locales) {
    const choice = Object.entries(getChoices(resource, field, locale)).find(
      ([, label]) => label.toLowerCase() === text.toLowerCase(),
    )
    if (choice) return choice[0]
  }
  return undefined
}

function getChoices(resource: ResourceName, field: string, locale: Locale): Readonly<Record<string, string>> {
  return resourceMessages[resource].choices?.[locale][field] ?? {}
}

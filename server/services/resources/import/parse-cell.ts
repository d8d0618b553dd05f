import { z } from 'zod'
import { type Locale, locales } from '#config'
import { dateTime } from '#contract/admin/resources/fields.ts'
import { parseCents } from '#contract/texts/euros.ts'
import { readNumber } from '#contract/texts/read-number.ts'
import { parseDay, parseDayStart, parseInstant, splitMoment } from '#contract/time/read-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { FieldShape } from '#model/fields.ts'
import { resourceMessages } from '#model/messages.ts'
import { CellProblem } from './import-errors.ts'

/** `locale`: the reader's, for error texts. */
export type ImportCell = { field: string; shape: FieldShape; cell: string; locale: Locale }

const yes = /^(ja|yes|true|wahr|x|1)$/i
const no = /^(nein|no|false|falsch|0)$/i
/** Start and end need an explicit time of day. */
const needsTime = new Set(['date_start', 'date_end'])
const instant = dateTime()

/**
 * Undefined for an empty cell of a field that cannot be empty. Unreadable values pass, so that the schema reports them.
 * Throws `CellProblem`.
 */
export function parseCell(resource: ResourceName, { field, shape, cell, locale }: ImportCell): unknown {
  const text = cell.trim()
  if (text === '') return emptyValue(shape)
  const choice = choiceNamed(resource, field, text)
  if (choice !== undefined) return shape.type === 'number' ? Number(choice) : choice
  switch (shape.type) {
    case 'boolean':
      return yes.test(text) || (no.test(text) ? false : text)
    case 'number':
    case 'fraction':
      return unlessAmbiguous(text, readNumber(text))
    case 'cents':
      return unlessAmbiguous(text, parseCents(text))
    case 'choice': {
      const values = Object.keys(shape.options)
      if (values.includes(text)) return text
      const words = getChoices(resource, field, locale)
      throw new CellProblem(`one_of:${values.map((value) => words[value] ?? value).join(', ')}`)
    }
    case 'instant':
      return z.safeParse(instant, text).success ? text : parseMoment(field, text)
    case 'day':
      return parseDay(text) ?? text
    default:
      return text
  }
}

function parseMoment(field: string, text: string): string {
  const moment = parseInstant(text)
  if (moment !== null || !needsTime.has(field)) return moment ?? parseDayStart(text) ?? text
  const { day, timeText } = splitMoment(text)
  if (day === null) throw new CellProblem(`import_day:${text}`)
  throw new CellProblem(timeText === '' ? 'import_no_time' : `import_time:${timeText}`)
}

function emptyValue(shape: FieldShape): null | '' | undefined {
  switch (shape.type) {
    case 'boolean':
    case 'choice':
      return shape.initial === null ? null : undefined
    case 'number':
      return shape.required || shape.initial !== undefined ? undefined : null
    case 'fraction':
      return undefined
    case 'cents':
      return shape.required ? undefined : null
    case 'instant':
    case 'reference':
      return shape.required ? '' : null
    case 'release':
    case 'external-id':
      return null
    default:
      return ''
  }
}

function unlessAmbiguous(text: string, number: number | 'ambiguous' | null | undefined): number | string {
  if (number === 'ambiguous') throw new CellProblem(`ambiguous_number:${text}`)
  return number ?? text
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

import { z } from 'zod'
import type { Locale } from '#config'
import { locales } from '#config'
import type { ResourceName } from '#content/define.ts'
import { resourceMessages } from '#content/messages.ts'
import { withoutDefault } from '#content/schemas.ts'
import { centsIn } from '#contract/euros.ts'
import { readNumber } from '#contract/read-number.ts'
import { dayIn, instantIn, startIn } from '#contract/read-time.ts'
import { isPrice, plain } from '../export/kinds.ts'
import { CellProblem } from './refusal.ts'

/** `locale`: the reader's, for what is said of it. */
type Cell = { field: string; schema: z.core.$ZodType; cell: string; locale: Locale }

const yes = /^(ja|yes|true|wahr|x|1)$/i
const no = /^(nein|no|false|falsch|0)$/i
/** Of what begins and ends the time of day is never left to a guess. */
const needsTime = new Set(['date_start', 'date_end'])

/**
 * The value of a cell as the contract takes it; undefined where nothing is said and nothing can be emptied. What it cannot
 * read it hands on, so that the contract says what is wrong. Throws `CellProblem`.
 */
export function readValue(resource: ResourceName, { field, schema, cell, locale }: Cell): unknown {
  const text = cell.trim()
  const kind = plain(schema)
  if (text === '') return emptyOf(schema, kind)
  const choice = choiceNamed(resource, field, text)
  if (choice !== undefined) return kind instanceof z.ZodNumber ? Number(choice) : choice
  if (kind instanceof z.ZodBoolean) return yes.test(text) || (no.test(text) ? false : text)
  if (kind instanceof z.ZodNumber) return isPrice(field) ? priceIn(text) : numberIn(text)
  if (kind instanceof z.ZodEnum && !kind.options.includes(text))
    throw new CellProblem(`one_of:${kind.options.map((option) => choicesOf(resource, field, locale)[option] ?? option).join(', ')}`)
  if (takes(kind, text)) return text
  const candidates = [instantIn(text), dayIn(text), ...(needsTime.has(field) ? [] : [startIn(text)])]
  return candidates.find((each) => each !== null && takes(kind, each)) ?? text
}

function emptyOf(schema: z.core.$ZodType, kind: z.core.$ZodType): unknown {
  if (withoutDefault(schema) instanceof z.ZodNullable) return null
  return kind instanceof z.ZodBoolean || kind instanceof z.ZodNumber || kind instanceof z.ZodEnum ? undefined : ''
}

function takes(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

function numberIn(text: string): number | string {
  const number = readNumber(text)
  if (number === 'ambiguous') throw new CellProblem(`ambiguous_number:${text}`)
  return number ?? text
}

function priceIn(text: string): number | string {
  const cents = centsIn(text)
  if (cents === 'ambiguous') throw new CellProblem(`ambiguous_number:${text}`)
  return cents ?? text
}

function choiceNamed(resource: ResourceName, field: string, text: string): string | undefined {
  for (const locale of locales) {
    const found = Object.entries(choicesOf(resource, field, locale)).find(([, label]) => label.toLowerCase() === text.toLowerCase())
    if (found) return found[0]
  }
  return undefined
}

function choicesOf(resource: ResourceName, field: string, locale: Locale): Readonly<Record<string, string>> {
  return resourceMessages[resource].choices?.[locale][field] ?? {}
}

import type { Locale } from '#config'
import { locales } from '#config'
import type { ResourceDefinition } from '../definition.ts'
import { referencesOf } from '../export/names.ts'
import { BETWEEN, LINE_BREAK, type RowFact, rowFacts } from '../export/row-text.ts'
import { readValue } from './read-value.ts'
import { CellProblem } from './refusal.ts'
import type { titlesOf } from './titles.ts'

type Values = Record<string, unknown>
type Reading = { field: string; stored: readonly Values[] | null; locale: Locale; idsNamed: ReturnType<typeof titlesOf> }

/**
 * The rows of a record from a cell, a line each, as the export writes them. A row with its number is the stored one; what
 * is not said of it is as when nobody says anything. `stored` is null for a new record, whose rows are all new.
 */
export async function readRows(definition: ResourceDefinition, cell: string, reading: Reading): Promise<Values[]> {
  const lines = cell.split('\n').filter((line) => line.trim() !== '')
  const rows: Values[] = []
  for (const line of lines) rows.push(await readRow(definition, line, reading))
  return rows
}

async function readRow(definition: ResourceDefinition, line: string, { field, stored, locale, idsNamed }: Reading): Promise<Values> {
  const facts = factsIn(definition, field, line)
  const id = Number(facts.find(({ fact }) => fact.inner === 'id')?.text) || undefined
  const before = stored?.find((row) => row.id === id)
  const row: Values = stored === null || id === undefined ? {} : { id, ...(before && 'external_id' in before ? { external_id: before.external_id } : {}) }
  for (const { fact, text } of facts) {
    if (fact.inner === 'id') continue
    const table = referencesOf(definition).get(`${field}.${fact.inner}`)
    if (table) {
      const [known] = await idsNamed(table, text, { known: [Number(before?.[fact.inner])], isList: false })
      row[fact.inner] = known ?? null
    } else if (fact.language) row[fact.inner] = { de: '', en: '', ...(row[fact.inner] as object | undefined), [fact.language]: text }
    else row[fact.inner] = readValue(definition.name, { field: fact.inner, schema: fact.schema, cell: text, locale })
  }
  return row
}

/** Each label with what follows it up to the next, in the language that knows the first. */
function factsIn({ name }: ResourceDefinition, field: string, line: string): { fact: RowFact; text: string }[] {
  for (const locale of locales) {
    const facts = rowFacts(name, field, locale).toSorted((one, other) => other.label.length - one.label.length)
    const starts: { fact: RowFact; at: number; from: number }[] = []
    for (let at = 0; at !== -1; at = nextPart(line, at)) {
      const fact = facts.find(({ label }) => line.startsWith(`${label}:`, at))
      if (fact) starts.push({ fact, at, from: at + fact.label.length + 1 })
    }
    if (starts[0]?.at !== 0) continue
    return starts.map(({ fact, from }, index) => {
      const end = starts[index + 1]?.at
      const text = line.slice(from, end === undefined ? undefined : end - BETWEEN.length).trim()
      return { fact, text: text.replaceAll(LINE_BREAK, '\n') }
    })
  }
  throw new CellProblem(`import_row:${line.slice(0, 80)}`)
}

function nextPart(line: string, at: number): number {
  const next = line.indexOf(BETWEEN, at)
  return next === -1 ? -1 : next + BETWEEN.length
}

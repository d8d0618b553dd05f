import { and, asc, type Column, desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { parseId } from '#contract/urls.ts'
import type { ResourceDefinition } from './definition.ts'
import { missingEnglish } from './filters.ts'
import { foldText } from './fold.ts'

/** What is searched for and filtered by; throws `bad_input` for a filter the resource does not know. */
export function whereOf(definition: ResourceDefinition, { search, filters }: { search: string | undefined; filters: Record<string, string> }) {
  return and(searchIn(definition, search), ...filtersOf(definition, filters))
}

/** Every word somewhere in the record, or in what its resource names besides. */
function searchIn({ table, searchIn: more }: ResourceDefinition, search: string | undefined) {
  const { search_text } = table
  if (!search || !search_text) return undefined
  const words = foldText(search)
    .split(' ')
    .filter((word) => word !== '')
  return and(
    ...words.map((word) =>
      or(
        hasWord(search_text, word),
        more?.((column) => hasWord(column, word)),
      ),
    ),
  )
}

function hasWord(column: Column, word: string) {
  return sql`${column} like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`
}

function filtersOf({ filters, table }: ResourceDefinition, given: Record<string, string>) {
  return Object.entries(given).map(([name, value]) => {
    if (name === 'id') return inArray(table.id, idsIn(value))
    if (name === 'missing_en') return missingEnglish(table, value === 'true')
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) throw new AppError('bad_input', { message: `unknown filter ${name}`, fields: { [name]: ['unknown_field'] } })
    return filter(value)
  })
}

function idsIn(value: string): number[] {
  const ids = value.split(',').map(parseId)
  if (ids.includes(null)) throw new AppError('bad_input', { message: `not a list of ids: ${value}`, fields: { id: ['unknown_reference'] } })
  return ids.filter((id) => id !== null)
}

/** By the asked column, then by id in the same direction, so that one index serves both. Throws `bad_input` for an unknown one. */
export function orderOf(definition: ResourceDefinition, ordering: string | undefined): SQL[] {
  const wanted = ordering || definition.defaultOrdering
  const name = wanted.replace(/^-/, '')
  const { id } = definition.table
  const orderings: ResourceDefinition['orderings'] = { ...definition.orderings, id }
  const by = Object.hasOwn(orderings, name) ? orderings[name] : undefined
  if (!by) throw new AppError('bad_input', { message: `unknown ordering ${name}`, fields: { ordering: ['unknown_field'] } })
  const direction = wanted.startsWith('-') ? desc : asc
  return name === 'id' ? [direction(by)] : [direction(by), direction(definition.table.id)]
}

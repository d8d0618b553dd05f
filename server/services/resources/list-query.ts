import { and, asc, type Column, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { idsContaining } from '#server/db/trigrams.ts'
import type { Called, ResourceDefinition } from './definition.ts'
import { leadsNowhere, missingEnglish } from './filters.ts'
import { foldText, spellingsOf } from './fold.ts'

/** However much is typed: each word is looked for in everything that the record names. */
const SEARCH_WORDS_MAX = 8

export type Filters = {
  id?: number[] | undefined
  missing_en?: boolean | undefined
  dead_links?: boolean | undefined
  [name: string]: unknown
}

/** What is searched for and filtered by. */
export function whereOf(
  definition: ResourceDefinition,
  { search, filters, now }: { search: string | undefined; filters: Filters; now: Date },
) {
  return and(searchIn(definition, search), ...filtersOf(definition, filters, now))
}

/** The words of a search that count, as they stand in folded texts. None of these holds U+0000, of which neither database can be asked. */
export function searchWords(search: string): string[] {
  return foldText(search.replaceAll('\0', ' '))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS_MAX)
}

/**
 * Every word somewhere in the record, or in what its resource names besides. Asked are the numbers of those that have it: of
 * thousands in which it does not stand nothing but that text is read.
 */
export function searchIn(
  { table, searchIn: more }: ResourceDefinition,
  search: string | undefined,
  calledOf = calledBy,
): SQL | undefined {
  if (!search || !(table.search_text || more)) return undefined
  return and(
    ...searchWords(search).map((word) => {
      const called = calledOf(word)
      const found = [...(table.search_text ? [called(table)] : []), ...(more?.(called) ?? [])]
      return sql`${table.id} in (${sql.join(found, sql` union all `)})`
    }),
  )
}

export function calledBy(word: string): Called {
  return (table) =>
    idsContaining(table, spellingsOf(word)) ??
    sql`select ${table.id} from ${table} where ${table.search_text ? hasWord(table.search_text, word) : sql`false`}`
}

/** The word somewhere in a text, in each of its spellings. */
export function hasWord(text: Column | SQL, word: string): SQL {
  const likes = spellingsOf(word).map(
    (spelling) => sql`${text} like ${`%${spelling.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`,
  )
  return sql`(${sql.join(likes, sql` or `)})`
}

function filtersOf(definition: ResourceDefinition, { id, missing_en, dead_links, ...own }: Filters, now: Date) {
  const { filters, table } = definition
  return [
    id ? inArray(table.id, id) : undefined,
    missing_en === undefined ? undefined : missingEnglish(definition, missing_en),
    dead_links === undefined ? undefined : leadsNowhere(definition, dead_links),
    // Parsed by the contract's schema of the same name.
    ...Object.entries(own).map(([name, value]) => (value === undefined ? undefined : filters[name]?.(value, now))),
  ]
}

/** By the asked columns, then by id in the last one's direction, so that one index serves both. Throws `bad_input` for an unknown one. */
export function orderOf(
  definition: ResourceDefinition,
  { ordering, now }: { ordering: string | undefined; now: Date },
): SQL[] {
  const { id } = definition.table
  const orderings: ResourceDefinition['orderings'] = { ...definition.orderings, id }
  const wanted = (ordering || definition.defaultOrdering).split(',')
  const by = wanted.flatMap((each) => {
    const name = each.replace(/^-/, '')
    const column = Object.hasOwn(orderings, name) ? orderings[name] : undefined
    if (!column)
      throw new AppError('bad_input', { message: `unknown ordering ${name}`, fields: { ordering: ['unknown_field'] } })
    return typeof column === 'function' ? column(now, each.startsWith('-')) : directionOf(each)(column)
  })
  return wanted.some((each) => /^-?id$/.test(each)) ? by : [...by, directionOf(wanted.at(-1))(id)]
}

function directionOf(ordering = '') {
  return ordering.startsWith('-') ? desc : asc
}

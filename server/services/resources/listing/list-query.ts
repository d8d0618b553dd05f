import { and, asc, type Column, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { fieldError } from '#contract/errors.ts'
import { idsContaining } from '#server/db/trigrams/trigrams.ts'
import type { MatchIn, ResourceDefinition } from '../definition.ts'
import { hasCollectedChanges, hasDeadLink, whereMissingEnglish } from './filters.ts'
import { foldText, spellingVariants } from './fold.ts'

/** Each word is one more condition over all texts of the record. */
const MAX_SEARCH_WORDS = 8

export type Filters = {
  id?: number[] | undefined
  missing_en?: boolean | undefined
  dead_links?: boolean | undefined
  collected?: boolean | undefined
  [name: string]: unknown
}

export function listWhere(
  definition: ResourceDefinition,
  { search, filters, now }: { search: string | undefined; filters: Filters; now: Date },
) {
  return and(searchWhere(definition, search), ...getFilters(definition, filters, now))
}

/** The words of a search, folded. Without U+0000, which neither database accepts. */
export function splitSearchWords(search: string): string[] {
  return foldText(search.replaceAll('\0', ' '))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_SEARCH_WORDS)
}

/** Every word must occur in the record or its related texts. Selects ids first, to read only the indexed text. */
export function searchWhere(
  { table, relatedMatches: more }: ResourceDefinition,
  search: string | undefined,
  calledOf = matching,
): SQL | undefined {
  if (!search || !(table.search_text || more)) return undefined
  return and(
    ...splitSearchWords(search).map((word) => {
      const matchesName = calledOf(word)
      const selects = [...(table.search_text ? [matchesName(table)] : []), ...(more?.(matchesName) ?? [])]
      return sql`${table.id} in (${sql.join(selects, sql` union all `)})`
    }),
  )
}

export function matching(word: string): MatchIn {
  return (table) =>
    idsContaining(table, spellingVariants(word)) ??
    sql`select ${table.id} from ${table} where ${table.search_text ? containsWord(table.search_text, word) : sql`false`}`
}

export function containsWord(text: Column | SQL, word: string): SQL {
  const likes = spellingVariants(word).map(
    (spelling) => sql`${text} like ${`%${spelling.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`,
  )
  return sql`(${sql.join(likes, sql` or `)})`
}

function getFilters(
  definition: ResourceDefinition,
  { id, missing_en, dead_links, collected, ...ownFilters }: Filters,
  now: Date,
) {
  const { filters, table } = definition
  return [
    id ? inArray(table.id, id) : undefined,
    missing_en === undefined ? undefined : whereMissingEnglish(definition, missing_en),
    dead_links === undefined ? undefined : hasDeadLink(definition, dead_links),
    collected === undefined ? undefined : hasCollectedChanges(definition, collected),
    // Parsed by the contract's schema of the same name.
    ...Object.entries(ownFilters).map(([name, value]) =>
      value === undefined ? undefined : filters[name]?.(value, now),
    ),
  ]
}

/** By the requested columns, then by id in the last one's direction, for one index. Throws `bad_input`. */
export function listOrder(
  definition: ResourceDefinition,
  { ordering, now }: { ordering: string | undefined; now: Date },
): SQL[] {
  const { id } = definition.table
  const orderings: ResourceDefinition['orderings'] = { ...definition.orderings, id }
  const requested = (ordering || definition.defaultOrdering).split(',')
  const orderBy = requested.flatMap((each) => {
    const name = each.replace(/^-/, '')
    const column = Object.hasOwn(orderings, name) ? orderings[name] : undefined
    if (!column) throw fieldError('ordering', 'unknown_field', `unknown ordering ${name}`)
    return typeof column === 'function' ? column(now, each.startsWith('-')) : getDirection(each)(column)
  })
  return requested.some((each) => /^-?id$/.test(each)) ? orderBy : [...orderBy, getDirection(requested.at(-1))(id)]
}

function getDirection(ordering = '') {
  return ordering.startsWith('-') ? desc : asc
}

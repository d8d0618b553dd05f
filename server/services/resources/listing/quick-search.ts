import { and, asc, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { QuickSearchGroup } from '#contract/admin/resources/quick-search.ts'
import { dayMeant } from '#contract/time/day-meant.ts'
import { addDays, startOfDay } from '#contract/time/local-time.ts'
import { searchTypes } from '#server/search/search-types.ts'
import { loadSiteVocabulary } from '#server/search/site-vocabulary.ts'
import { canWrite } from '#server/services/accounts/areas.ts'
import { type Deps, requireSession } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { resources } from '../all.ts'
import type { MatchIn, ResourceDefinition } from '../definition.ts'
import { type NamedRow, namedColumns, selectNamedRows, toNamedRecords } from '../named-records.ts'
import { containsWord, matching, searchWhere, splitSearchWords } from './list-query.ts'

/** Per kind; a link leads to the full list. */
const MAX_HITS_PER_KIND = 5

type QuickSearchHit = NamedRow & { fit: number }

/** The first matches of every list that the account may open, offline ones too; matches of the title come first. */
export async function quickSearch(deps: Deps, q: string): Promise<QuickSearchGroup[]> {
  requireSession(deps)
  if (splitSearchWords(q).length === 0) return []
  const first = await findHits(deps, q)
  const hits = first.length > 0 ? first : await findHits(deps, await correctSpelling(deps, q))
  const groups = [...groupBy(hits, ({ resource }) => resource).values()]
  const ordered = groups.toSorted((one, other) => getBest(one) - getBest(other) || getRank(one) - getRank(other))
  return Promise.all(ordered.map((hits) => present(deps, hits)))
}

async function findHits(deps: Deps, q: string): Promise<QuickSearchHit[]> {
  const subqueries = shareSubqueries()
  const kinds = resources.flatMap((definition) =>
    canWrite(deps.viewer, definition.name) ? [firstFound(deps, definition, { q, calledOf: subqueries.calledOf })] : [],
  )
  if (kinds.length === 0) return []
  return deps.db
    .select({ ...namedColumns, fit: sql<number>`fit` })
    .from(sql`(${subqueries.with()} ${sql.join(kinds, sql` union all `)}) as found`)
}

/** Replaces each word by the nearest one of the site, for small typing errors. */
async function correctSpelling({ db, locale }: Deps, q: string): Promise<string> {
  const { vocabulary } = await loadSiteVocabulary(db, locale)
  return splitSearchWords(q)
    .map((word) => vocabulary.findNearest(word)?.word ?? word)
    .join(' ')
}

/** Several kinds search the same texts (concerts, dates and pictures all search works); this reads them once. */
function shareSubqueries() {
  const queries = new Map<string, { name: SQLWrapper; query: SQL }>()
  return {
    calledOf: (word: string): MatchIn => {
      return (table) => {
        const key = `${getTableName(table)} ${word}`
        const query = queries.get(key) ?? {
          name: sql.identifier(`called_${queries.size}`),
          query: matching(word)(table),
        }
        queries.set(key, query)
        return sql`select id from ${query.name}`
      }
    },
    with: (): SQL =>
      sql`with ${sql.join(
        [...queries.values()].map(({ name, query }) => sql`${name} as materialized (${query})`),
        sql`, `,
      )}`,
  }
}

/** One more than shown, to know whether there are more. */
function firstFound(
  deps: Deps,
  definition: ResourceDefinition,
  { q, calledOf }: { q: string; calledOf: (word: string) => MatchIn },
): SQL {
  const { name, table, quickSearch: rules } = definition
  const now = deps.now()
  const fit = fitOf(definition, q)
  const order = rules?.order?.(now, false) ?? [fit, ...(table.sort_text ? [asc(table.sort_text)] : [])]
  const day = rules?.onDay && dayMeant(q, now)
  const where = day
    ? rules.onDay?.(startOfDay(day), startOfDay(addDays(day, 1)))
    : and(searchWhere(definition, q, calledOf), rules?.where?.(now))
  return selectNamedRows(deps, definition, {
    where,
    order,
    limit: MAX_HITS_PER_KIND + 1,
    extraColumns: sql`${day ? sql`0` : fit} as fit`,
    as: `found_${name}`,
  })
}

/** 0: each word starts a word of the title; 1: in its texts; 2: in a related record. */
function fitOf({ table: { sort_text, search_text } }: ResourceDefinition, q: string): SQL {
  if (!sort_text || !search_text) return sql`2`
  const terms = splitSearchWords(q)
  const isNamed = terms.map((word) => containsWord(sql`(' ' || ${sort_text})`, ` ${word}`))
  return sql`case when ${and(...isNamed)} then 0 when ${and(...terms.map((word) => containsWord(search_text, word)))} then 1 else 2 end`
}

function getBest(hits: readonly QuickSearchHit[]): number {
  return Math.min(...hits.map(({ fit }) => fit))
}

/** Public kinds keep their order of the visitors' search and come before internal ones. */
function getRank([hit]: readonly QuickSearchHit[]): number {
  return searchTypes.find(({ resource }) => resource === hit?.resource)?.place ?? Number.MAX_SAFE_INTEGER
}

async function present(deps: Deps, hits: readonly QuickSearchHit[]): Promise<QuickSearchGroup> {
  const topHits = hits.filter(({ place }) => place <= MAX_HITS_PER_KIND)
  return {
    resource: hits[0]?.resource ?? '',
    records: await toNamedRecords(deps, topHits),
    more: hits.length > topHits.length,
  }
}

import { and, type SQL, sql } from 'drizzle-orm'
import { toMonth } from '#contract/time/local-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { jsonRows, rowsAsJson } from '#server/db/json-rows.ts'
import { prepared } from '#server/db/prepared.ts'
import { type DocumentTexts, searchDocuments } from '#server/db/schema/search.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { resourceTables } from '../db/tables.ts'
import type { RecordRow } from '../services/urls/define-urls.ts'
import { type Candidate, type MatchedDocuments, rankCandidates } from './candidates.ts'
import { toDayNumber } from './document-id.ts'
import { matchDocuments } from './engine.ts'
import type { QueryTerm } from './query.ts'
import { type SearchType, searchTypes } from './search-types.ts'

/** A match, with its document's text if requested. */
export type SearchHit = { resource: ResourceName; record: RecordRow; texts: DocumentTexts | null }
/** Matches of a type: the requested rows of `count`, or with `more` of at least that many. `best`: the best rank. */
export type TypeHits = { type: SearchType; rows: SearchHit[]; count: number; more: boolean; best: number }
/** Per type: `first` after `skipped`, counting at most `most`. */
type SearchRange = {
  types?: readonly SearchType[]
  skipped?: number
  first: number
  limit: number
  withTexts?: boolean
}

/**
 * By type: those with the best rank first, upcoming before past. The rank depends only on where the words are, so that
 * both databases agree: 0 title, 1 names, 2 elsewhere.
 */
export async function searchRecords(
  deps: Deps,
  terms: readonly QueryTerm[],
  { types = searchTypes, ...range }: SearchRange,
): Promise<TypeHits[]> {
  if (terms.length === 0 || types.length === 0) return []
  const documents = await matchDocuments(deps.db, terms, deps.locale)
  const ofTypes = await Promise.all(types.map((type) => findOfType(deps, documents, { type, ...range })))
  return ofTypes
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.best - other.best || one.type.place - other.type.place)
}

/** The first matches of a type; checks visibility only for those counted, unless some are hidden. */
async function findOfType(
  deps: Deps,
  documents: MatchedDocuments,
  { type, skipped = 0, first, limit: maxRows, withTexts = false }: SearchRange & { type: SearchType },
): Promise<TypeHits> {
  const range = { type: type.number, language: deps.locale, today: toDayNumber(deps.now()) }
  const positions = { skipped, last: Math.min(skipped + first, maxRows) }
  for (let limit = maxRows; ; limit *= 4) {
    const candidates = getFirst(rankCandidates(documents, range), limit + 1)
    const shownRows = candidates.length > 0 ? await loadShown(deps, type, { candidates, ...positions, withTexts }) : []
    const { count, best } = shownRows[0] ?? { count: 0, best: 0 }
    if (count < maxRows && candidates.length > limit) continue
    const rows = shownRows
      .filter(({ place }) => place > skipped)
      .map(({ record, texts = null }) => ({ resource: type.resource, record, texts }))
    return { type, rows, count: Math.min(count, maxRows), more: count > maxRows || candidates.length > limit, best }
  }
}

type ShownRow = { record: RecordRow; place: number; count: number; best: number; texts?: DocumentTexts | null }
type LoadShownOptions = { candidates: readonly Candidate[]; skipped: number; last: number; withTexts: boolean }

/** The visible matches at these positions, with count and best rank; one statement, because each has a cost. */
async function loadShown(
  { db, now }: Deps,
  type: SearchType,
  { candidates, withTexts, ...positions }: LoadShownOptions,
): Promise<ShownRow[]> {
  const values = {
    candidates: rowsAsJson(candidateColumns, candidates),
    ...positions,
    now: now(),
    month: toMonth(now()),
    withTexts: withTexts || undefined,
  }
  return ((await selectShown.get(type.number)?.(db, values)) ?? []) as ShownRow[]
}

const candidateColumns = { record_id: 'integer', document: 'bigint', fit: 'integer' } as const

const selectShown = new Map(
  searchTypes.map((type) => {
    const table = resourceTables[type.resource]
    const select = prepared((db, limit) =>
      db
        .select({
          record: contentColumns(table),
          place: number('place'),
          count: number('count'),
          best: number('best'),
          ...(limit.has('withTexts') ? { texts: searchDocuments.texts } : {}),
        })
        .from(getPlaces(type))
        .innerJoin(table, sql`${table.id} = shown.record_id`)
        .leftJoin(searchDocuments, sql`${searchDocuments.id} = shown.document`)
        .orderBy(sql`shown.place`),
    )
    return [type.number, select] as const
  }),
)

function number(name: string): SQL<number> {
  return sql<number>`shown.${sql.identifier(name)}`.mapWith(Number)
}

function getPlaces({ resource, where, order }: SearchType): SQL {
  const time = { now: sql.placeholder('now'), month: sql.placeholder('month') }
  const [skipped, last] = [sql.placeholder('skipped'), sql.placeholder('last')]
  const table = resourceTables[resource]
  const { isOver, next, latest } = order?.(time) ?? {}
  const orderBy = [
    sql`CASE WHEN ${isOver ?? sql`FALSE`} THEN 1 ELSE 0 END`,
    sql`given.fit`,
    ...(next ? [sql`${next} NULLS FIRST`] : []),
    ...(latest ? [sql`${latest} DESC NULLS LAST`] : []),
    sql`given.record_id`,
  ]
  return sql`(SELECT * FROM (SELECT given.*, row_number() OVER (ORDER BY ${sql.join(orderBy, sql`, `)}) AS place, count(*) OVER () AS count, min(given.fit) OVER () AS best
    FROM ${jsonRows(candidateColumns, sql.placeholder('candidates'))} INNER JOIN ${table} ON ${table.id} = given.record_id
    WHERE ${and(whereVisible('visitors', resource, { withPage: true }), where?.(time)) ?? sql`TRUE`}) AS placed
    WHERE place = 1 OR (place > ${skipped} AND place <= ${last})) AS shown`
}

function getFirst(candidates: Generator<Candidate>, limit: number): Candidate[] {
  const first: Candidate[] = []
  while (first.length < limit) {
    const { value, done } = candidates.next()
    if (done) break
    first.push(value)
  }
  return first
}

import { and, type SQL, sql } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import type { RecordRow } from '#content/define-urls.ts'
import { resourceTables } from '#content/tables.ts'
import { toMonth } from '#contract/local-time.ts'
import { jsonRows, rowsAsJson } from '#server/db/json-rows.ts'
import { prepared } from '#server/db/prepared.ts'
import { type DocumentTexts, searchDocuments } from '#server/db/schema/search.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereVisible } from '#server/services/visibility.ts'
import { type Candidate, type MatchedDocuments, rankCandidates } from './candidates.ts'
import { toDayNumber } from './document-id.ts'
import { matchDocuments } from './engine.ts'
import type { QueryTerm } from './query.ts'
import { type SearchType, searchTypes } from './search-types.ts'

/** A record that was found, and where that is asked for what its document says. */
export type SearchHit = { resource: ResourceName; record: RecordRow; texts: DocumentTexts | null }
/** What was found of a type: the wanted rows of `count`, or with `more` of at least as many. `best` is how well the best of them fits. */
export type TypeHits = { face: SearchType; rows: SearchHit[]; count: number; more: boolean; best: number }
/** Of each type `first` behind the `skipped`, and no more than `most` counted. */
type Range = { faces?: readonly SearchType[]; skipped?: number; first: number; most: number; withTexts?: boolean }

/**
 * The records whose documents hold all that is wanted and that visitors may open, by type. Types that fit best stand first, and of
 * a type what is to come before what is over. What fits is judged by where the words stand alone, so that both databases answer
 * the same: 0 in the title, 1 in the names, 2 elsewhere.
 */
export async function searchRecords(
  deps: Deps,
  wanted: readonly QueryTerm[],
  { faces = searchTypes, ...range }: Range,
): Promise<TypeHits[]> {
  if (wanted.length === 0 || faces.length === 0) return []
  const matched = await matchDocuments(deps.db, wanted, deps.locale)
  const ofTypes = await Promise.all(faces.map((face) => findOfType(deps, matched, { face, ...range })))
  return ofTypes
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.best - other.best || one.face.place - other.face.place)
}

/** The first of a type in the order of the answer; who may see them is asked of no more than are counted, unless some of them are hidden. */
async function findOfType(
  deps: Deps,
  matched: MatchedDocuments,
  { face, skipped = 0, first, most, withTexts = false }: Range & { face: SearchType },
): Promise<TypeHits> {
  const of = { face: face.number, language: deps.locale, today: toDayNumber(deps.now()) }
  const places = { skipped, last: Math.min(skipped + first, most) }
  for (let asked = most; ; asked *= 4) {
    const candidates = getFirst(rankCandidates(matched, of), asked + 1)
    const found = candidates.length > 0 ? await loadShown(deps, face, { candidates, ...places, withTexts }) : []
    const { count, best } = found[0] ?? { count: 0, best: 0 }
    if (count < most && candidates.length > asked) continue
    const rows = found
      .filter(({ place }) => place > skipped)
      .map(({ record, texts = null }) => ({ resource: face.resource, record, texts }))
    return { face, rows, count: Math.min(count, most), more: count > most || candidates.length > asked, best }
  }
}

type Shown = { record: RecordRow; place: number; count: number; best: number; texts?: DocumentTexts | null }
type LoadShownOptions = { candidates: readonly Candidate[]; skipped: number; last: number; withTexts: boolean }

/**
 * Of those that visitors may open, what is to come before what is over, the ones at these places and the first of all; with each
 * how many there are and which fit is the best of them. They come with their records, because every statement has its price.
 */
async function loadShown(
  { db, now }: Deps,
  face: SearchType,
  { candidates, withTexts, ...places }: LoadShownOptions,
): Promise<Shown[]> {
  const values = {
    candidates: rowsAsJson(given, candidates),
    ...places,
    now: now(),
    month: toMonth(now()),
    withTexts: withTexts || undefined,
  }
  return ((await selectShown.get(face.number)?.(db, values)) ?? []) as Shown[]
}

const given = { record_id: 'integer', document: 'bigint', fit: 'integer' } as const

const selectShown = new Map(
  searchTypes.map((face) => {
    const table = resourceTables[face.resource]
    const select = prepared((db, asked) =>
      db
        .select({
          record: contentColumns(table),
          place: number('place'),
          count: number('count'),
          best: number('best'),
          ...(asked.has('withTexts') ? { texts: searchDocuments.texts } : {}),
        })
        .from(getPlaces(face))
        .innerJoin(table, sql`${table.id} = shown.record_id`)
        .leftJoin(searchDocuments, sql`${searchDocuments.id} = shown.document`)
        .orderBy(sql`shown.place`),
    )
    return [face.number, select] as const
  }),
)

function number(name: string): SQL<number> {
  return sql<number>`shown.${sql.identifier(name)}`.mapWith(Number)
}

/** Which of the given stand at the wanted places, by their numbers alone. */
function getPlaces({ resource, where, order }: SearchType): SQL {
  const time = { now: sql.placeholder('now'), month: sql.placeholder('month') }
  const [skipped, last] = [sql.placeholder('skipped'), sql.placeholder('last')]
  const table = resourceTables[resource]
  const { isOver, next, latest } = order?.(time) ?? {}
  const by = [
    sql`CASE WHEN ${isOver ?? sql`FALSE`} THEN 1 ELSE 0 END`,
    sql`given.fit`,
    ...(next ? [sql`${next} NULLS FIRST`] : []),
    ...(latest ? [sql`${latest} DESC NULLS LAST`] : []),
    sql`given.record_id`,
  ]
  return sql`(SELECT * FROM (SELECT given.*, row_number() OVER (ORDER BY ${sql.join(by, sql`, `)}) AS place, count(*) OVER () AS count, min(given.fit) OVER () AS best
    FROM ${jsonRows(given, sql.placeholder('candidates'))} INNER JOIN ${table} ON ${table.id} = given.record_id
    WHERE ${and(whereVisible('visitors', resource, { withPage: true }), where?.(time)) ?? sql`TRUE`}) AS placed
    WHERE place = 1 OR (place > ${skipped} AND place <= ${last})) AS shown`
}

function getFirst(candidates: Generator<Candidate>, most: number): Candidate[] {
  const first: Candidate[] = []
  while (first.length < most) {
    const { value, done } = candidates.next()
    if (done) break
    first.push(value)
  }
  return first
}

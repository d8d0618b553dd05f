import { and, type SQL, sql } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import { resourceTables } from '#content/tables.ts'
import { monthOf } from '#contract/local-time.ts'
import { jsonRows, rowsAsJson } from '#server/db/json-rows.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereReachableForVisitors } from '#server/services/visibility.ts'
import { type Candidate, candidatesOf, type Matched } from './candidates.ts'
import { dayOf } from './document-id.ts'
import { matchedBy } from './engine.ts'
import { type Face, searchFaces } from './faces.ts'
import type { Wanted } from './query.ts'

/**
 * A document that was found: `fit` is 0 where the words stand in its title, 1 where they are its names, 2 elsewhere. Of its type
 * there are `count`, or with `more` at least as many.
 */
export type FoundRow = { resource: ResourceName; id: number; document: number; fit: number; count: number; more: boolean }
type Range = { faces?: readonly Face[]; first: number; most: number }
type OfType = { face: Face; rows: Found[]; count: number; more: boolean; best: number }
type Found = { record_id: number; document: number; fit: number; count: number; best: number }

/**
 * The documents that hold all that is wanted and that visitors may open: of each type the first, with how many there are
 * of it, of which no more are counted than `most`. Types that fit best stand first, and of a type what is to come before what
 * is over. What fits is judged by where the words stand alone, so that both databases answer the same.
 */
export async function findDocuments(deps: Deps, wanted: readonly Wanted[], range: Range): Promise<FoundRow[]> {
  const { faces = searchFaces, first, most } = range
  if (wanted.length === 0 || faces.length === 0) return []
  const matched = await matchedBy(deps.db, wanted, deps.locale)
  const ofTypes = await Promise.all(faces.map((face) => findOfType(deps, matched, { face, first, most })))
  return ofTypes
    .toSorted((one, other) => one.best - other.best || one.face.place - other.face.place)
    .flatMap(({ face, rows, count, more }) =>
      rows.map(({ record_id, document, fit }) => ({ resource: face.resource, id: record_id, document, fit, count, more })),
    )
}

/** The first of a type in the order of the answer; who may see them is asked of no more than are counted, unless some of them are hidden. */
async function findOfType(deps: Deps, matched: Matched, { face, first, most }: { face: Face; first: number; most: number }): Promise<OfType> {
  const of = { face: face.number, language: deps.locale, today: dayOf(deps.now()) }
  for (let asked = most; ; asked *= 4) {
    const candidates = firstOf(candidatesOf(matched, of), asked + 1)
    const rows = candidates.length > 0 ? await shownOf(deps, face, { candidates, first: Math.min(first, most) }) : []
    const { count, best } = rows[0] ?? { count: 0, best: 0 }
    if (count >= most || candidates.length <= asked) return { face, rows, count: Math.min(count, most), more: count > most || candidates.length > asked, best }
  }
}

type Asked = { candidates: readonly Candidate[]; first: number }

/** Of those that visitors may open the first, what is to come before what is over, with how many there are and which fit is the best of them. */
async function shownOf({ db, now }: Deps, face: Face, { candidates, first }: Asked): Promise<Found[]> {
  return selectShown.get(face.number)?.(db, { candidates: rowsAsJson(given, candidates), first, now: now(), month: monthOf(now()) }) ?? []
}

const given = { record_id: 'integer', document: 'bigint', fit: 'integer' } as const

const selectShown = new Map(
  searchFaces.map(({ number, resource, where, order }) => {
    const time = { now: sql.placeholder('now'), month: sql.placeholder('month') }
    const table = resourceTables[resource]
    const { isOver, next, latest } = order?.(time) ?? {}
    const value = (value: SQL) => value.mapWith(Number)
    const select = prepared((db) =>
      db
        .select({
          record_id: value(sql`given.record_id`),
          document: value(sql`given.document`),
          fit: value(sql`given.fit`),
          count: value(sql`count(*) over ()`),
          best: value(sql`min(given.fit) over ()`),
        })
        .from(jsonRows(given, sql.placeholder('candidates')))
        .innerJoin(table, sql`${table.id} = given.record_id`)
        .where(and(whereReachableForVisitors(resource), where?.(time)))
        .orderBy(
          sql`CASE WHEN ${isOver ?? sql`FALSE`} THEN 1 ELSE 0 END`,
          sql`given.fit`,
          ...(next ? [sql`${next} NULLS FIRST`] : []),
          ...(latest ? [sql`${latest} DESC NULLS LAST`] : []),
          sql`given.record_id`,
        )
        .limit(sql.placeholder('first')),
    )
    return [number, select] as const
  }),
)

function firstOf(candidates: Generator<Candidate>, most: number): Candidate[] {
  const first: Candidate[] = []
  while (first.length < most) {
    const { value, done } = candidates.next()
    if (done) break
    first.push(value)
  }
  return first
}

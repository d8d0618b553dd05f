import { and, type SQL, sql } from 'drizzle-orm'
import { resourceTables } from '#content/tables.ts'
import { amongIds, listOf } from '#server/db/prepared.ts'
import { env } from '#server/env.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereReachable } from '#server/services/visibility.ts'
import { type Candidate, candidatesOf, type Matched } from './candidates.ts'
import { dayOf } from './document-id.ts'
import { matchedBy } from './engine.ts'
import { type Face, searchFaces } from './faces.ts'
import type { Wanted } from './query.ts'

/**
 * A document that was found: `fit` is 0 where the words stand in its title, 1 where they are its names, 2 elsewhere. Of its type
 * there are `count`, or with `more` at least as many.
 */
export type FoundRow = { resource: string; id: number; document: number; fit: number; count: number; more: boolean }
type Range = { faces?: readonly Face[]; from: number; to: number; most?: number }
type Ordered = Candidate & { is_over: number; next: number; latest: number }
type OfType = { face: Face; found: Ordered[]; more: boolean }

/** So many of a type are counted and can be turned to; who searches for the commonest words is told that there are more. */
const MOST_OF_A_TYPE = 500
/** So many are asked for at least, where some of those before are not to be seen. */
const ASKED_AT_LEAST = 100

/**
 * The documents that hold all that is wanted and that this viewer may open: of each type those in this range, with how
 * many there are of it. Types that fit best stand first, and of a type what is to come before what is over. What fits is
 * judged by where the words stand alone, so that both databases answer the same.
 */
export async function findDocuments(deps: Deps, wanted: readonly Wanted[], range: Range): Promise<FoundRow[]> {
  const { faces = searchFaces, from, to, most = MOST_OF_A_TYPE } = range
  if (wanted.length === 0 || faces.length === 0) return []
  const matched = await matchedBy(deps.db, wanted, deps.locale)
  const ofTypes = await Promise.all(faces.map((face) => findOfType(deps, matched, { face, most })))
  return ofTypes
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => bestOf(one) - bestOf(other) || one.face.place - other.face.place)
    .flatMap(({ face, found, more }) =>
      found.slice(from, to).map(({ record_id, document, fit }) => ({ resource: face.resource, id: record_id, document, fit, count: found.length, more })),
    )
}

function bestOf({ found }: OfType): number {
  return Math.min(...found.map(({ fit }) => fit))
}

/** The first of a type in the order of the answer, as many as are counted; who may see them is asked of no others. */
async function findOfType(deps: Deps, matched: Matched, { face, most }: { face: Face; most: number }): Promise<OfType> {
  const candidates = candidatesOf(matched, { face: face.number, language: deps.locale, today: dayOf(deps.now()) })
  const found: Ordered[] = []
  let next = take(candidates, most)
  while (next.length > 0) {
    found.push(...(await shownOf(deps, face, next)))
    if (found.length >= most) break
    next = take(candidates, Math.max(most - found.length, ASKED_AT_LEAST))
  }
  const more = found.length > most || candidates.next().done === false
  return { face, found: found.toSorted(byPlace).slice(0, most), more }
}

/** Those that this viewer may open, with what they are sorted by. It comes as one text, as `matchedBy` says. */
async function shownOf(deps: Deps, face: Face, candidates: readonly Candidate[]): Promise<Ordered[]> {
  const table = resourceTables[face.resource]
  const { isOver, next, latest } = face.order?.(deps.now()) ?? {}
  const over = isOver ? sql`CASE WHEN ${isOver} THEN 1 ELSE 0 END` : sql`0`
  const [row] = await deps.db
    .select({ list: sql<string | null>`string_agg(concat_ws(' ', ${table.id}, ${over}, ${instant(next)}, ${instant(latest)}), ',')` })
    .from(table)
    .where(and(amongIds(table.id, listOf(candidates.map(({ record_id }) => record_id))), whereReachable(deps, face.resource), face.where?.(deps)))
  const orderOf = new Map((row?.list?.split(',') ?? []).map((each) => toOrder(each)))
  return candidates.flatMap((candidate) => {
    const order = orderOf.get(candidate.record_id)
    return order ? [{ ...candidate, ...order }] : []
  })
}

function toOrder(text: string): [id: number, order: Omit<Ordered, keyof Candidate>] {
  const [id = 0, is_over = 0, next = 0, latest = 0] = text.split(' ').map(Number)
  return [id, { is_over, next, latest }]
}

function byPlace(one: Ordered, other: Ordered): number {
  return one.is_over - other.is_over || one.fit - other.fit || one.next - other.next || other.latest - one.latest || one.record_id - other.record_id
}

function take(candidates: Generator<Candidate>, most: number): Candidate[] {
  const taken: Candidate[] = []
  while (taken.length < most) {
    const { value, done } = candidates.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

function instant(time: SQL | undefined): SQL {
  if (!time) return sql`0`
  return env.dialect === 'postgres' ? sql`coalesce(extract(epoch FROM ${time}) * 1000, 0)` : sql`coalesce(${time}, 0)`
}

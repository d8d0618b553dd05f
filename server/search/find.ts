import { and, type SQL, sql } from 'drizzle-orm'
import { resourceTables } from '#content/tables.ts'
import { searchDocuments } from '#server/db/schema/search.ts'
import { env } from '#server/env.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereReachable } from '#server/services/visibility.ts'
import { type Field, idsWith } from './engine.ts'
import { type Face, searchFaces } from './faces.ts'
import type { Wanted } from './query.ts'

/** A document that was found: `fit` is 0 where the words stand in its title, 1 where they are its names, 2 elsewhere. */
export type FoundRow = { resource: string; id: number; document: number; fit: number; count: number }
type Range = { faces?: readonly Face[]; from: number; to: number }

const TITLE: readonly Field[] = ['title']
const NAMED: readonly Field[] = ['title', 'names']
const ANYWHERE: readonly Field[] = ['title', 'names', 'body']
const BEST_FIRST = sql`is_over, fit, next, latest DESC, record_id`

/**
 * The documents that hold all that is wanted and that this viewer may open: of each type those in this range, with how
 * many there are of it. Types that fit best stand first, and of a type what is to come before what is over. What fits is
 * judged by where the words stand alone, so that both databases answer the same.
 */
export async function findDocuments(deps: Deps, wanted: readonly Wanted[], { faces = searchFaces, from, to }: Range): Promise<FoundRow[]> {
  if (wanted.length === 0 || faces.length === 0) return []
  const { db, locale: language } = deps
  const matched = (fields: readonly Field[]) => idsWith(wanted, { language, fields })
  const union = sql.join(
    faces.map((face) => selectOf(deps, face)),
    sql` UNION ALL `,
  )
  const fit = sql`CASE WHEN id IN (${matched(TITLE)}) THEN 0 WHEN id IN (${matched(NAMED)}) THEN 1 ELSE 2 END`
  const documents = sql`SELECT id, resource, record_id, ${fit} AS fit FROM ${searchDocuments} WHERE id IN (${matched(ANYWHERE)})`
  // Each type by itself, because sorting for a few is much quicker than numbering all that were found.
  const shown = faces.map(
    ({ resource }) => sql`SELECT * FROM (SELECT * FROM found WHERE resource = ${resource} ORDER BY ${BEST_FIRST} LIMIT ${to - from} OFFSET ${from}) AS own`,
  )
  // Found once: it is counted, and read for each type.
  const answer = sql`WITH matched AS MATERIALIZED (${documents}),
    found AS MATERIALIZED (${union}),
    counted AS (SELECT resource AS type_counted, count(*) AS count, min(fit) AS best FROM found GROUP BY resource),
    shown AS (${sql.join(shown, sql` UNION ALL `)})
    SELECT shown.*, counted.count, counted.best FROM shown JOIN counted ON counted.type_counted = shown.resource`
  return db
    .select({
      resource: sql<string>`resource`,
      id: sql<number>`record_id`.mapWith(Number),
      document: sql<number>`document`.mapWith(Number),
      fit: sql<number>`fit`.mapWith(Number),
      count: sql<number>`count`.mapWith(Number),
    })
    .from(sql`(${answer}) AS answer`)
    .orderBy(sql`best`, sql`rank`, BEST_FIRST)
}

function selectOf(deps: Deps, { resource, place, where, order }: Face): SQL {
  const table = resourceTables[resource]
  const { isOver, next, latest } = order?.(deps.now()) ?? {}
  const condition = and(whereReachable(deps, resource), where) ?? sql`true`
  // SQLite keeps the order of a cross join: what matches first, not a long history's records.
  return sql`SELECT ${sql.raw(`'${resource}'`)} AS resource, ${table.id} AS record_id, matched.id AS document, matched.fit AS fit,
    ${sql.raw(String(place))} AS rank, ${isOver ? sql`CASE WHEN ${isOver} THEN 1 ELSE 0 END` : sql`0`} AS is_over,
    ${instant(next)} AS next, ${instant(latest)} AS latest
    FROM matched CROSS JOIN ${table} WHERE matched.resource = ${resource} AND ${table.id} = matched.record_id AND ${condition}`
}

/** As a number in both databases, so that the parts of the union are of one type. */
function instant(time: SQL | undefined): SQL {
  if (!time) return sql`0`
  return env.dialect === 'postgres' ? sql`coalesce(extract(epoch FROM ${time}) * 1000, 0)` : sql`coalesce(${time}, 0)`
}

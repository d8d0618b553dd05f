import { type Column, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { env } from '#server/env.ts'
import type { Db } from './connect.ts'

type FieldValues = Record<string, unknown>
type Buildable<R> = { prepare: (name?: string) => { execute: (values: FieldValues) => Promise<R> } }
/** The names of the given parameters. */
export type BoundParams = ReadonlySet<string>

const MAX_SHAPES = 500
/** Per query: each connection caches the plans of named statements, and filters combine in thousands of ways. */
const MAX_NAMED_SHAPES = 8

const lastNumber = new WeakMap<Db, number>()

/**
 * A query that is built once per database and set of parameters (and again per transaction), because building costs
 * more than running.
 */
export function prepared<R>(
  build: (db: Db, presentNames: BoundParams) => Buildable<R>,
): (db: Db, values?: FieldValues) => Promise<R> {
  type QueryCache = { queries: LRUCache<string, ReturnType<Buildable<R>['prepare']>>; nameCount: number }
  const built = new WeakMap<Db, QueryCache>()
  return (db, values = {}) => {
    const presentNames = Object.keys(values).filter((name) => values[name] !== undefined)
    const queryCache: QueryCache = built.get(db) ?? { queries: new LRUCache({ max: MAX_SHAPES }), nameCount: 0 }
    built.set(db, queryCache)
    const shape = presentNames.join()
    let query = queryCache.queries.get(shape)
    if (!query) {
      query = build(db, new Set(presentNames)).prepare(
        queryCache.nameCount++ < MAX_NAMED_SHAPES ? nameFor(db) : undefined,
      )
      queryCache.queries.set(shape, query)
    }
    return query.execute(values)
  }
}

/** One such query per table, relation or other permanent object. */
export function preparedFor<K, R>(
  build: (key: K) => (db: Db, presentNames: BoundParams) => Buildable<R>,
): (key: K) => (db: Db, values: FieldValues) => Promise<R> {
  const queries = new Map<K, (db: Db, values: FieldValues) => Promise<R>>()
  return (key) => {
    const query = queries.get(key) ?? prepared(build(key))
    queries.set(key, query)
    return query
  }
}

/** PostgreSQL plans named statements per connection; behind a pooler the next connection does not know the name. */
function nameFor(db: Db): string | undefined {
  const isForOnce = 'rollback' in db
  if (env.dialect === 'sqlite' || env.listenUrl !== undefined || isForOnce) return undefined
  const number = (lastNumber.get(db) ?? 0) + 1
  lastNumber.set(db, number)
  return `prepared_${number}`
}

/** A parameter encoded for `column`; a bare placeholder is passed as it is. */
export function paramFor(column: Column, name: string) {
  return sql.param(sql.placeholder(name), column)
}

/** Compares `column` with a parameter, if it is given. */
export function whereParam(params: BoundParams, name: string, column: Column, compare = eq): SQL | undefined {
  return params.has(name) ? compare(column, paramFor(column, name)) : undefined
}

/** `column in ids` with one parameter for all: `toIdList(ids)`. */
export function inIdsParam(column: Column, name: string): SQL {
  return inIds(column, sql.placeholder(name))
}

export function inIds(column: Column | SQL, list: Placeholder | string): SQL {
  return env.dialect === 'sqlite'
    ? sql`${column} in (select value from json_each(${list}))`
    : sql`${column} = any(array(select json_array_elements_text(${list}::json)::bigint))`
}

export function toIdList(ids: Iterable<number>): string {
  return JSON.stringify([...new Set(ids)])
}

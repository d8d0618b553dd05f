import { AsyncLocalStorage } from 'node:async_hooks'
import { getTableName, is, type Logger, Table } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import { tableConfigOf } from './columns.ts'
import { schema } from './schema/all.ts'
import { indexedTable } from './trigrams/trigrams-name.ts'

/** The tables that a task has read and written. */
type TableUse = { read: Set<string>; written: Set<string> }

const STATEMENTS_KNOWN = 5000

export const allTables = Object.values<unknown>(schema).filter((each): each is SQLiteTable => is(each, Table))
const names = new Set(allTables.map(getTableName))
const changedWith = followReferences()
const cache = new LRUCache<string, TableUse>({ max: STATEMENTS_KNOWN })
const current = new AsyncLocalStorage<TableUse>()

/** Also adds them to the surrounding task. */
export async function trackTables<T>(work: () => Promise<T>): Promise<{ result: T; tables: TableUse }> {
  const surrounding = current.getStore()
  const tables: TableUse = { read: new Set(), written: new Set() }
  try {
    return { result: await current.run(tables, work), tables }
  } finally {
    if (surrounding) addTo(surrounding, tables)
  }
}

/** For work that no response is made from. */
export function withoutTracking<T>(work: () => Promise<T>): Promise<T> {
  return current.run({ read: new Set(), written: new Set() }, work)
}

export function currentTableUse(): TableUse {
  return current.getStore() ?? { read: new Set(), written: new Set() }
}

/** For responses that were cached earlier. */
export function trackRead(read: Iterable<string>): void {
  const tables = current.getStore()
  if (tables) for (const name of read) tables.read.add(name)
}

/** Drizzle passes it every statement, so no query can be missed. */
export const tableTracker: Logger = {
  logQuery(statement) {
    const tables = current.getStore()
    if (!tables) return
    const use = cache.get(statement) ?? tablesInStatement(statement)
    cache.set(statement, use)
    addTo(tables, use)
  },
}

/** Both dialects quote names with double quotes; a column named like a table only adds one table too many. */
export function tablesInStatement(statement: string): TableUse {
  const tableNames = [...statement.matchAll(/"(\w+)"/g)]
    .map(([, name = '']) => indexedTable(name))
    .filter((name) => names.has(name))
  const [, verb = ''] = /^\s*(insert|update|delete)\b/i.exec(statement) ?? []
  if (verb === '') return { read: new Set(tableNames), written: new Set() }
  const [target = ''] = tableNames
  const writtenTables = verb.toLowerCase() === 'delete' ? changedWith.get(target) : undefined
  return {
    read: new Set(tableNames.filter((name) => name !== target)),
    written: writtenTables ?? new Set(target ? [target] : []),
  }
}

function addTo(tables: TableUse, { read, written }: TableUse): void {
  for (const name of read) tables.read.add(name)
  for (const name of written) tables.written.add(name)
}

/** Cascading deletes and SET NULL change other tables without a statement of their own. */
function followReferences(): Map<string, Set<string>> {
  const followers = new Map<string, string[]>()
  for (const table of allTables) {
    for (const { onDelete, reference } of tableConfigOf(table).foreignKeys) {
      if (onDelete !== 'cascade' && onDelete !== 'set null') continue
      const to = getTableName(reference().foreignTable)
      followers.set(to, [...(followers.get(to) ?? []), getTableName(table)])
    }
  }
  const withFollowers = (name: string, visited: Set<string>): Set<string> => {
    if (!visited.has(name)) {
      visited.add(name)
      for (const follower of followers.get(name) ?? []) withFollowers(follower, visited)
    }
    return visited
  }
  return new Map([...names].map((name) => [name, withFollowers(name, new Set())]))
}

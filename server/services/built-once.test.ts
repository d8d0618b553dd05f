import { getTableName, is, Table } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { SQLiteDialect } from 'drizzle-orm/sqlite-core'
import { expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { startFullHouse } from '#tests/support/full-house.ts'
import { collectStatements } from '#tests/support/statements.ts'

type Build = (config: { table: unknown }) => unknown

/** The tables of the queries that are built from now on. */
function collectBuilt(): string[] {
  const built: string[] = []
  for (const { prototype } of [SQLiteDialect, PgDialect] as unknown as { prototype: { buildSelectQuery: Build } }[]) {
    const build = prototype.buildSelectQuery
    vi.spyOn(prototype, 'buildSelectQuery').mockImplementation(function (this: object, config) {
      built.push(is(config.table, Table) ? getTableName(config.table) : 'of no table')
      return build.call(this, config)
    })
  }
  return built
}

test('what visitors ask for builds each of its queries once, and reads nothing of a record that it is searched and sorted by', async () => {
  const { addresses, get, clock, database } = await startFullHouse()
  // The sitemap is made of everything once a minute; single sections are asked for by the editor.
  const pages = addresses.filter((address) => address !== '/sitemap.xml' && !address.includes('/pageeditor-api/'))
  const askAnew = async (address: string) => {
    clock.at += 2 * MINUTE_MS
    return get(address)
  }
  for (const address of pages) await askAnew(address)
  const asked = collectStatements(database)
  const built = collectBuilt()
  const anew: Record<string, string[]> = {}
  for (const address of pages) {
    await askAnew(address)
    const found = built.splice(0)
    if (found.length > 0) anew[address] = found
  }
  expect(asked.length).toBeGreaterThan(100)
  expect(anew).toEqual({})
  expect([...new Set(asked.filter((text) => /^select .*"(search_text|sort_text)".* from /.test(text)))]).toEqual([])
})

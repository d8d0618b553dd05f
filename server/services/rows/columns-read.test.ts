import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { collectStatements } from '#tests/support/databases/statements.ts'
import { startFullInstallation } from '#tests/support/samples/full-installation.ts'

test('public endpoints and pages never read search and sort columns', async () => {
  const { addresses, get, clock, database } = await startFullInstallation()
  // The sitemap is rebuilt once a minute at most; single sections are requested by the editor only.
  const pages = addresses.filter((address) => address !== '/sitemap.xml' && !address.includes('/pageeditor-api/'))
  const statements = collectStatements(database)
  for (const address of pages) {
    clock.at += 2 * MINUTE_MS
    await get(address)
  }
  expect(statements.length).toBeGreaterThan(100)
  expect([...new Set(statements.filter((text) => /^select .*"(search_text|sort_text)".* from /.test(text)))]).toEqual(
    [],
  )
})

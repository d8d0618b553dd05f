import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { collectStatements } from '#tests/support/databases/statements.ts'
import { create } from '#tests/support/factories.ts'
import { requireResource } from '../all.ts'
import { listRecords } from '../engine.ts'

test.each(['productions', 'event-dates', 'people', 'courses', 'pages', 'works', 'news', 'venues'] as const)(
  'a list of %s repeats no query',
  async (name) => {
    const { depsOf, database } = await createTestApp()
    const date = {
      venue_id: await create(depsOf(), 'venues'),
      date_start: '2027-04-03T17:30:00Z',
      date_end: '2027-04-03T19:30:00Z',
    }
    for (const resource of ['productions', 'people', 'courses', 'pages', 'works', 'news'] as const)
      await create(depsOf(), resource, resource === 'productions' ? { dates: [date] } : {})
    const statements = collectStatements(database)
    const { results } = await listRecords(depsOf(), requireResource(name), {
      page: 1,
      page_size: 25,
      ordering: undefined,
      search: undefined,
      filters: {},
    })
    expect(results).not.toEqual([])
    expect(statements.length).toBeGreaterThan(1)
    expect(new Set(statements).size).toBe(statements.length)
  },
)

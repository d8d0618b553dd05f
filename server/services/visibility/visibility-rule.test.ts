import { eq, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sponsors } from '#content/sponsor/table.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { isVisible, whereHidden, whereVisible } from './visibility.ts'

test.each([
  ['shown_from', [true, true, true, false]],
  ['shown_until', [true, false, false, true]],
  ['online_from', [true, true, true, false]],
] as const)('SQL and code agree on visibility by %s', async (field, expected) => {
  const { depsOf } = await createTestApp()
  const deps = { ...depsOf(null), now: () => NOW }
  const times = [null, new Date(NOW.getTime() - MINUTE_MS), NOW, new Date(NOW.getTime() + MINUTE_MS)]
  for (const time of times) {
    const id = await create(depsOf(), 'sponsors')
    await deps.db
      .update(sponsors)
      .set({ [field]: time })
      .where(eq(sponsors.id, id))
  }
  await create(depsOf(), 'sponsors', { is_online: false })
  const selectSponsors = (where: SQL | undefined) => deps.db.select().from(sponsors).where(where).orderBy(sponsors.id)
  const [rows, visible, hidden] = await Promise.all([
    selectSponsors(undefined),
    selectSponsors(whereVisible(deps, 'sponsors')),
    selectSponsors(whereHidden('sponsors', NOW)),
  ])
  const toFlags = (foundRows: typeof rows) => rows.map(({ id }) => foundRows.some((each) => each.id === id))
  expect(toFlags(visible)).toEqual([...expected, false])
  expect(toFlags(hidden)).toEqual([...expected.map((each) => !each), true])
  expect(rows.map((row) => isVisible(deps, 'sponsors', row))).toEqual(toFlags(visible))
})

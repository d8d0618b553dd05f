import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { faqs } from '#content/faq/table.ts'
import { publicState } from '#content/public-state.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { wherePublic } from './visibility.ts'

/** A nullable time of a table stands for the first or last day of a type that has them. */
test.each([
  [{ from: ['updated_at'] }, [true, true, true, false]],
  [{ from: [], until: 'updated_at' }, [true, false, false, true]],
] as const)('the condition with %o finds the records that the check calls online', async (bounds, seen) => {
  const { depsOf } = await createTestApp()
  const { db } = depsOf()
  const rule = { online: 'is_online', ...bounds }
  const times = [null, new Date(NOW.getTime() - MINUTE_MS), NOW, new Date(NOW.getTime() + MINUTE_MS)]
  for (const updated_at of times) {
    const id = await create(depsOf(), 'faq')
    await db.update(faqs).set({ updated_at }).where(eq(faqs.id, id))
  }
  await create(depsOf(), 'faq', { is_online: false })
  const rows = await db.select().from(faqs).orderBy(faqs.id)
  const found = await db
    .select({ id: faqs.id })
    .from(faqs)
    .where(wherePublic(rule, faqs, NOW))
  const inSql = rows.map(({ id }) => found.some((each) => each.id === id))
  expect(inSql).toEqual([...seen, false])
  expect(rows.map((row) => publicState(rule, row, NOW).is === 'online')).toEqual(inSql)
})

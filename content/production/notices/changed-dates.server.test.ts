import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createDate } from '#tests/support/factories.ts'

const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString()

test('changed dates of today and tomorrow are listed until they end', async () => {
  const { call, depsOf } = await createTestApp()
  const date = (start: string, fields: Record<string, unknown>) => createDate(depsOf(), { start, ...fields })
  const cancelled = await date(inHours(5), { status: 'cancelled' })
  const putOff = await date(inHours(900), { status: 'postponed', moved_from_start: inHours(6) })
  const movedDate = await date(inHours(25), { status: 'moved' })
  // As planned, moved long before, in some days, long past, and only sold out.
  await date(inHours(4), {})
  await date(inHours(-48), { status: 'cancelled' })
  await date(inHours(90), { status: 'cancelled' })
  await date(inHours(900), { status: 'moved', moved_from_start: inHours(600) })
  await date(inHours(7), { tickets: 'sold_out' })
  await date(inHours(5), { status: 'cancelled', production: { is_online: false } })
  const { body } = await call('GET', '/api/changed-dates/')
  expect(body.map(({ id }: typeof body) => id)).toEqual([cancelled.id, movedDate.id, putOff.id])
})

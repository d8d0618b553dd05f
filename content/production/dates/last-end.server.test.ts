import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test("a production's last end follows every change of its dates", async () => {
  const { depsOf, login } = await createTestApp()
  const editor = await login()
  const venue_id = await create(depsOf(), 'venues')
  const date = (day: string) => ({ venue_id, date_start: `${day}T18:00:00Z`, date_end: `${day}T20:00:00Z` })
  const [past, upcoming] = [date('2026-11-01'), date('2027-03-01')]
  const productionId = await create(depsOf(), 'productions', { dates: [past, upcoming] })
  const pastProductionId = await create(depsOf(), 'productions', { dates: [past] })
  const emptyProductionId = await create(depsOf(), 'productions')
  const listIds = async (isOver: boolean) => {
    const { body } = await editor.call('GET', `/api/admin/productions/?past=${isOver}&ordering=id`)
    return body.results.map(({ id }: { id: number }) => id)
  }
  expect([await listIds(true), await listIds(false)]).toEqual([[pastProductionId], [productionId, emptyProductionId]])

  const dates = (await editor.call('GET', `/api/admin/event-dates/?production_id=${productionId}`)).body.results
  const last = `/api/admin/event-dates/${dates[1].id}/`
  await editor.call('PATCH', last, { body: { production_id: pastProductionId } })
  expect([await listIds(true), await listIds(false)]).toEqual([[productionId], [pastProductionId, emptyProductionId]])
  await editor.call('PATCH', last, { body: date('2026-12-01') })
  expect(await listIds(true)).toEqual([productionId, pastProductionId])
  await editor.call('PATCH', last, { body: upcoming })
  expect(await listIds(true)).toEqual([productionId])
  await editor.call('DELETE', last)
  expect(await listIds(true)).toEqual([productionId, pastProductionId])
  await editor.call('PATCH', `/api/admin/productions/${productionId}/`, { body: { dates: [] } })
  expect([await listIds(true), await listIds(false)]).toEqual([[pastProductionId], [productionId, emptyProductionId]])
})

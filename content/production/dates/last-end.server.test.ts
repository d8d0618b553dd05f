import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test("a production's last end follows every change of its dates", async () => {
  const { depsOf, login } = await createTestApp()
  const editor = await login()
  const venue_id = await create(depsOf(), 'venues')
  const date = (day: string) => ({ venue_id, date_start: `${day}T18:00:00Z`, date_end: `${day}T20:00:00Z` })
  const [past, coming] = [date('2026-11-01'), date('2027-03-01')]
  const one = await create(depsOf(), 'productions', { dates: [past, coming] })
  const other = await create(depsOf(), 'productions', { dates: [past] })
  const empty = await create(depsOf(), 'productions')
  const over = async (isOver: boolean) => {
    const { body } = await editor.call('GET', `/api/admin/productions/?past=${isOver}&ordering=id`)
    return body.results.map(({ id }: { id: number }) => id)
  }
  expect([await over(true), await over(false)]).toEqual([[other], [one, empty]])

  const dates = (await editor.call('GET', `/api/admin/event-dates/?production_id=${one}`)).body.results
  const last = `/api/admin/event-dates/${dates[1].id}/`
  await editor.call('PATCH', last, { body: { production_id: other } })
  expect([await over(true), await over(false)]).toEqual([[one], [other, empty]])
  await editor.call('PATCH', last, { body: date('2026-12-01') })
  expect(await over(true)).toEqual([one, other])
  await editor.call('PATCH', last, { body: coming })
  expect(await over(true)).toEqual([one])
  await editor.call('DELETE', last)
  expect(await over(true)).toEqual([one, other])
  await editor.call('PATCH', `/api/admin/productions/${one}/`, { body: { dates: [] } })
  expect([await over(true), await over(false)]).toEqual([[other], [one, empty]])
})

import { expect, test } from 'vitest'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test('sponsors sort by tier, then order, within their period', async () => {
  const { call, depsOf } = await createTestApp()
  const day = (offset: number) => new Date(NOW.getTime() + offset * 86_400_000).toISOString()
  const sponsor = (de: string, body: Record<string, unknown>) =>
    create(depsOf(), 'sponsors', { name: { de, en: '' }, ...body })
  await sponsor('Bäckerei', { tier: 'supporter', order: 0 })
  await sponsor('Bank', { tier: 'partner', order: 2 })
  await sponsor('Radio', { tier: 'partner', order: 1, shown_from: day(-1), shown_until: day(1) })
  await sponsor('Stiftung', { tier: 'main', order: 9, name: { de: 'Stiftung', en: 'Foundation' } })
  await sponsor('Vorbei', { tier: 'main', shown_until: day(-1) })
  await sponsor('Später', { tier: 'main', shown_from: day(1) })
  await sponsor('Offline', { tier: 'main', is_online: false })
  const { body } = await call('GET', '/api/sponsors/', { headers: { 'accept-language': 'en' } })
  expect(body.map(({ name, fallback }: { name: string; fallback: string[] }) => [name, fallback])).toEqual([
    ['Foundation', []],
    ['Radio', ['name']],
    ['Bank', ['name']],
    ['Bäckerei', ['name']],
  ])
})

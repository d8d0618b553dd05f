import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import type { Answer } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { startFullInstallation } from '#tests/support/samples/full-installation.ts'
import { ALL_TABLES } from './change-counter.ts'

/** The record with another text, switch or picture, as far as it is valid. */
function changed(record: Answer, { word, part }: { word: string; part: number }): Record<string, unknown> {
  const changes = Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
    if (field === 'id' || field === 'version' || field.startsWith('slug') || field === 'urls') return []
    if (typeof value === 'boolean') return [[field, !value]]
    if (value && typeof value === 'object' && 'de' in value && 'en' in value)
      return [[field, { de: word, en: `${word} en` }]]
    if (field === 'order') return [[field, part]]
    if (field === 'image_id') return [[field, null]]
    return []
  })
  return Object.fromEntries(changes.filter((_change, index) => index % 3 === part % 3))
}

const word = fc.constantFrom('Wort', 'Klang', 'Größe', 'Tutti')
const write = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('patch' as const),
      name: fc.constantFrom(...resourceNames),
      word,
      part: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      name: fc.constantFrom(...resourceNames),
      word,
      part: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('module' as const),
      name: fc.constant('pages' as const),
      word,
      part: fc.nat(5),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('timed' as const),
      name: fc.constant('pages' as const),
      word,
      part: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('planned' as const),
      name: fc.constantFrom(...resourceNames.filter(visibilityRuleFor)),
      word,
      part: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('settings' as const),
      name: fc.constant('pages' as const),
      word,
      part: fc.nat(5),
    }),
  },
)

test('after any write a cached response equals a fresh one', { timeout: 300_000 }, async () => {
  const { editor, ids, addresses, sections, services, get, clock } = await startFullInstallation()
  // Posters and files are not cached; English pages behave like German ones.
  const cachedPaths = addresses.filter((address) => !/^\/(k|files|press|en)\//.test(address))
  const getAll = () => Promise.all(cachedPaths.map(get))
  const changeCounts = { patch: 0, delete: 0, module: 0, timed: 0, planned: 0, settings: 0 }
  const apply = async ({
    kind,
    name,
    word,
    part,
  }: {
    kind: keyof typeof changeCounts
    name: ResourceName
    word: string
    part: number
  }): Promise<number> => {
    const path = `/api/admin/${name}/${ids.get(name)}/`
    if (kind === 'delete') return (await editor.call('DELETE', path)).status
    if (kind === 'patch')
      return (
        await editor.call('PATCH', path, { body: changed((await editor.call('GET', path)).body, { word, part }) })
      ).status
    const body = { parent: sections[part % 2], order: 0, headline_level: 2, content: word }
    if (kind === 'timed') return writeTimed(body, part)
    if (kind === 'module') return (await editor.call('POST', '/de/pageeditor-api/headline/', { body })).status
    if (kind === 'planned') return plan(path)
    const settings = (await editor.call('GET', '/api/admin/settings/')).body
    return (
      await editor.call('POST', '/api/admin/settings/', {
        body: { ...settings, contact: { ...settings.contact, name: word } },
      })
    ).status
  }
  // A time a second from now; requests the cached pages again after it.
  const writeTimed = async (body: object, part: number): Promise<number> => {
    const instant = new Date(clock.at + 1000).toISOString()
    const showing = [{ shown_from: instant }, { shown_until: instant }, { until_date_id: ids.get('event-dates') }][
      part % 3
    ]
    const { status } = await editor.call('POST', '/de/pageeditor-api/headline/', { body: { ...body, showing } })
    if (part % 3 === 2)
      await editor.call('PATCH', `/api/admin/event-dates/${ids.get('event-dates')}/`, {
        body: { date_start: '2026-01-01T09:00:00Z', date_end: instant },
      })
    await getAll()
    // Lists still contain a date at the exact instant of its end.
    clock.at += 1001
    return status
  }
  // Goes online by time, a second from now.
  const plan = async (path: string): Promise<number> => {
    const { status } = await editor.call('PATCH', path, {
      body: { online_from: new Date(clock.at + 1000).toISOString() },
    })
    await getAll()
    clock.at += 1001
    return status
  }
  await fc.assert(
    fc.asyncProperty(write, async (each) => {
      await getAll()
      if ((await apply(each)) < 300) changeCounts[each.kind]++
      const fromMemory = await getAll()
      services.cache.changed(ALL_TABLES)
      const anew = await getAll()
      for (const [index, response] of anew.entries()) expect(fromMemory[index], JSON.stringify(each)).toEqual(response)
    }),
    { numRuns: 28, endOnFailure: true },
  )
  expect(changeCounts.patch).toBeGreaterThan(8)
  expect(Object.entries(changeCounts).filter(([, times]) => times === 0)).toEqual([])
})

test('a write leaves cached responses of other tables in place', async () => {
  const { depsOf, ids, get, renderCount, editor } = await startFullInstallation()
  const [course = '', article = ''] = await Promise.all(
    (['courses', 'news'] as const).map(
      async (name) => (await editor.call('GET', `/api/admin/${name}/${ids.get(name)}/`)).body.urls.de as string,
    ),
  )
  for (const path of [course, article]) await get(path)
  const before = renderCount()
  await create(depsOf(), 'redirects')
  for (const path of [course, article]) await get(path)
  expect(renderCount()).toBe(before)
  await editor.call('PATCH', `/api/admin/news/${ids.get('news')}/`, {
    body: { title: { de: 'Neuer Titel', en: 'New title' } },
  })
  expect((await get(article)).text).toContain('Neuer Titel')
  expect(renderCount()).toBe(before + 1)
  await get(course)
  expect(renderCount()).toBe(before + 1)
})

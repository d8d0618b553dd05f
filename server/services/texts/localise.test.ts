import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { toIdName } from './localise.ts'

test('a name without English is marked on English pages only', () => {
  const oboe = { id: 1, name: { de: 'Blockflöte', en: '' } }
  expect(toIdName(oboe, 'en')).toEqual({ id: 1, name: 'Blockflöte', lang: 'de' })
  expect(toIdName(oboe, 'de')).toEqual({ id: 1, name: 'Blockflöte' })
  expect(toIdName({ id: 1, name: { de: 'Blockflöte', en: 'Recorder' } }, 'en')).toEqual({ id: 1, name: 'Recorder' })
  expect(toIdName({ id: 1, name: { de: '', en: '' } }, 'en')).toEqual({ id: 1, name: '' })
})

test('German-only names of instruments, rhythms and groups are marked in English', async () => {
  const { depsOf, call } = await createTestApp()
  const german = (de: string) => ({ de, en: '' })
  const instrument = await create(depsOf(), 'instruments', { name: german('Blockflöte') })
  const location_id = await create(depsOf(), 'locations', { name: { de: 'Färberhaus', en: 'Dyers’ House' } })
  const date = {
    location_id,
    date_start: '2027-02-01T14:00:00Z',
    date_end: '2027-02-01T15:00:00Z',
    rhythm: german('montags'),
  }
  const parent_group_id = await create(depsOf(), 'parent-groups', { name: german('Frühe Musik') })
  const id = await create(depsOf(), 'courses', { instruments: [instrument], parent_group_id, dates: [date] })
  const shownIn = async (language: string) =>
    (await call('GET', `/api/course/${id}/`, { headers: { 'accept-language': language } })).body
  expect(await shownIn('en')).toMatchObject({
    instruments: [{ name: 'Blockflöte', lang: 'de' }],
    parent_group: { name: 'Frühe Musik', lang: 'de' },
    dates: [{ rhythm: 'montags', fallback: ['rhythm'], location: { name: 'Dyers’ House' } }],
  })
  const { instruments, dates } = await shownIn('de')
  expect([instruments[0].lang, dates[0].fallback, dates[0].location.lang]).toEqual([undefined, [], undefined])
})

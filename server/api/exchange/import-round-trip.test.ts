import { expect, test } from 'vitest'
import type { ResourceName } from '#model/define-type.ts'
import { resources } from '#server/services/resources/all.ts'
import { create, createDate, createImage, uniqueFields } from '#tests/support/factories.ts'
import { createImportApp } from '#tests/support/import-app.ts'

test('importing an unchanged export changes nothing, for every resource and format', {
  timeout: 120_000,
}, async () => {
  const { send, exported, depsOf } = await createImportApp()
  const image = await createImage(depsOf())
  const work = await create(depsOf(), 'works')
  const person = await create(depsOf(), 'people', {
    instruments: [await create(depsOf(), 'instruments')],
    phone: '+49 7531 1',
    image_id: image,
  })
  await createDate(depsOf(), {
    status: 'moved',
    status_note: { de: 'Jetzt im Saal · mit Ende: offen', en: '' },
    moved_from_start: '2027-01-31T18:30:00Z',
    wheelchair_places: 4,
    production: {
      name: { de: '=Aufbruch; "neu"', en: '' },
      description: { de: '<p>Eins</p><p>2027-05-01</p>', en: '' },
      programme: [
        { work_id: work, note: { de: 'Fassung von 1869 · neu', en: 'Two\nlines' } },
        { work_id: null, minutes: 25 },
      ],
      people: [{ person_id: person, part: 'chamber', instrument: { de: 'Oboe', en: 'oboe' }, work_id: work }],
      age_from: 6,
    },
    price_list_id: await create(depsOf(), 'price-lists'),
    ...{ doors_minutes: 60, introduction_minutes: 45, introduction_place: { de: 'Foyer', en: '' } },
  })
  await createDate(depsOf(), { price_from: 950, price_to: 4250 })
  await create(depsOf(), 'productions', { announced_month: '2027-06' })
  const location_id = await create(depsOf(), 'locations')
  await create(depsOf(), 'courses', {
    instructors: [person],
    dates: [
      {
        location_id,
        date_start: '2027-03-28T13:00:00Z',
        date_end: '2027-03-28T14:00:00Z',
        repeat_weeks: 1,
        repeat_until: '2027-06-30',
      },
    ],
  })
  const coveredResources = new Set<ResourceName>([
    'productions',
    'event-dates',
    'courses',
    'works',
    'people',
    'instruments',
    'locations',
    'images',
  ])
  for (const { name, creatable } of resources)
    if (creatable !== false && !coveredResources.has(name))
      await create(depsOf(), name, name === 'redirects' ? {} : uniqueFields(name))
  const different: unknown[] = []
  for (const { name } of resources) {
    for (const [format, lang] of [
      ['csv', 'de'],
      ['csv', 'en'],
      ['jsonl', 'de'],
    ] as const) {
      const text = await exported(name, format, lang)
      if (text === '' || text.trim().split('\r\n').length === (format === 'csv' ? 1 : 0)) continue
      const { body } = await send(name, { text })
      if (body.counts?.wrong !== 0 || body.lines.length > 0 || body.unknown.length > 0)
        different.push([name, format, lang, body])
    }
  }
  expect(different).toEqual([])
  // In euros, as the heading says, not in cents.
  expect(await exported('event-dates', 'csv')).toContain(';9,5;42,5;')
})

test('an exported line without its id recreates the record, in either language', async () => {
  const { send, exported, get, editor, depsOf } = await createImportApp()
  const work = await create(depsOf(), 'works')
  const person = await create(depsOf(), 'people', { last_name: 'Vogt, die Ältere' })
  const { productionId } = await createDate(depsOf(), {
    start: '2020-02-01T18:30:00Z',
    status: 'moved',
    tickets: 'few_left',
    status_note: { de: 'Jetzt im Saal · mit Ende: offen', en: 'Two\nlines' },
    moved_from_start: '2027-01-31T18:30:00Z',
    wheelchair_places: 4,
    lift: false,
    production: {
      name: { de: '=Aufbruch; "neu"', en: '' },
      description: { de: '<p>Eins</p><p>2027-05-01</p>', en: '' },
      for_children: true,
      subscriptions: [
        await create(depsOf(), 'subscriptions', { name: { de: 'Abo, groß', en: 'A' } }),
        await create(depsOf(), 'subscriptions'),
      ],
      programme: [{ work_id: work, note: { de: 'Fassung von 1869 · neu', en: 'Two\nlines' } }, { work_id: null }],
      people: [{ person_id: person, part: 'chamber', instrument: { de: 'Oboe', en: 'oboe' }, work_id: work }],
    },
  })
  const original = await get('productions', productionId)
  for (const lang of ['de', 'en']) {
    const text = (await exported('productions', 'csv', lang))
      .split('\r\n')
      .slice(0, 2)
      .join('\r\n')
      .replace(/\r\n\d+;/, '\r\n;')
      .replaceAll(/;aufbruch-[a-z-]*neu/g, ';')
      // Under its own name it would be found.
      .replaceAll('=Aufbruch', `=Aufbruch ${lang}`)
    const { body } = await send('productions', { text })
    expect(body.lines.map(({ state, errors }: typeof body) => [state, errors])).toEqual([['new', []]])
    await send('productions', { text, plan: body.plan })
    const { results } = (await editor.call('GET', '/api/admin/productions/')).body
    const copy = results.toSorted((one: typeof body, other: typeof body) => other.id - one.id)[0]
    expect(copy.id).not.toBe(original.id)
    const { name, slug_de, slug_en } = original
    expect(alike({ ...copy, name, slug_de, slug_en })).toEqual(alike(original))
  }
})

function alike(record: Record<string, unknown>): unknown {
  const ownFields = new Set(['id', 'production_id', 'version', 'updated_at', 'urls'])
  return JSON.parse(JSON.stringify(record, (key, value) => (ownFields.has(key) ? undefined : value)))
}

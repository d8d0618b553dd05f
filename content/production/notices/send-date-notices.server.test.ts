import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const note = { de: 'Geänderte Besetzung: Es singt Ada Lerch.', en: 'Change of performers: Ada Lerch sings.' }

/** A concert tonight with one performer and one work. */
async function startEvening() {
  const { call, depsOf, login } = await createTestApp()
  const deps = depsOf()
  const [person, otherPerson] = [
    await create(deps, 'people'),
    await create(deps, 'people', { first_name: 'Ada', last_name: 'Lerch' }),
  ]
  const [work, another] = [
    await create(deps, 'works'),
    await create(deps, 'works', { title: { de: 'Nachtstück', en: 'Nocturne' } }),
  ]
  const production = { people: [{ person_id: person, part: 'soloist' }], programme: [{ work_id: work }] }
  const { id, productionId } = await createDate(deps, {
    start: new Date(NOW.getTime() + 5 * HOUR_MS).toISOString(),
    production,
  })
  const editor = await login()
  const save = (body: unknown) => editor.call('PATCH', `/api/admin/productions/${productionId}/`, { body })
  const calendar = async () => {
    const text = String((await call('GET', `/de/konzerte/x/${id}.ics`)).body.text).replaceAll('\r\n ', '')
    return { sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]), text }
  }
  const countHits = async (q: string) => (await call('GET', `/api/search/?q=${q}&kind=events`)).body.results.length
  return {
    call,
    editor,
    save,
    calendar,
    countHits,
    id,
    people: { person, other: otherPerson },
    works: { work, another },
  }
}

test("a date's note appears on the home page, the date and calendars", async () => {
  const { call, editor, calendar, id } = await startEvening()
  expect((await call('GET', '/api/changed-dates/')).body).toEqual([])
  await editor.call('PATCH', `/api/admin/event-dates/${id}/`, { body: { status_note: note } })
  expect((await call('GET', '/api/changed-dates/')).body).toMatchObject([
    { id, status: 'scheduled', status_note: note.de },
  ])
  expect((await call('GET', `/api/event-dates/${id}/`)).body.status_note).toBe(note.de)
  const { sequence, text } = await calendar()
  expect([sequence, text.includes('Es singt Ada Lerch')]).toEqual([1, true])
})

test('changed performers and programme reach list, search and calendars', async () => {
  const { call, save, calendar, countHits, people, works } = await startEvening()
  await save({ people: [{ person_id: people.other, part: 'soloist' }] })
  expect(
    (await call('GET', '/api/event-dates/')).body.results[0].event.soloists.map(({ name }: { name: string }) => name),
  ).toEqual(['Ada Lerch'])
  expect([await countHits('Lerch'), await countHits('Vogt')]).toEqual([1, 0])
  expect((await calendar()).sequence).toBe(1)
  await save({ programme: [{ work_id: works.another }] })
  expect(await countHits('Nachtst%C3%BCck')).toBe(1)
  const { sequence, text } = await calendar()
  expect([sequence, text.includes('Nachtstück'), text.includes('Ada Lerch')]).toEqual([2, true, true])
  await save({
    people: [{ person_id: people.other, part: 'soloist' }],
    programme: [{ work_id: works.another }],
    name: { de: 'Umbruch', en: '' },
  })
  expect((await calendar()).sequence).toBe(2)
})

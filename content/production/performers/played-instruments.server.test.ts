import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

test("concerts link to courses of their soloists' instruments, and back", async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const group_id = await create(deps, 'instrument-groups')
  const createInstrument = (name: string) => create(deps, 'instruments', { name: text(name), group_id })
  const [violin, bass] = [await createInstrument('Violine'), await createInstrument('Bass')]
  const violinCourse = await create(deps, 'courses', { name: text('Violine'), instruments: [violin] })
  const bassCourse = await create(deps, 'courses', { name: text('Kontrabass'), instruments: [bass] })
  await create(deps, 'courses', { name: text('Verborgen'), instruments: [violin], is_online: false })
  const person = await create(deps, 'people')
  const withPart = (part: string, instrument: string) => ({
    name: text(instrument),
    people: [{ person_id: person, part, instrument: text(instrument) }],
  })
  const solo = await createDate(deps, { production: withPart('soloist', 'Violine') })
  const leading = await createDate(deps, { production: withPart('soloist', 'Violine und Leitung') })
  const conducted = await createDate(deps, { production: withPart('conductor', 'Violine') })
  const voice = await createDate(deps, { production: withPart('soloist', 'Bassbariton') })
  await createDate(deps, { start: '2026-02-01T18:30:00Z', production: withPart('soloist', 'Violine') })

  const coursesOf = async ({ id }: { id: number }) =>
    (await call('GET', `/api/courses/?concert=${id}`)).body.map((course: { id: number }) => course.id)
  expect(await Promise.all([solo, leading, conducted, voice].map(coursesOf))).toEqual([
    [violinCourse],
    [violinCourse],
    [],
    [],
  ])
  expect(await coursesOf({ id: 9999 })).toEqual([])
  const datesOf = async (id: number) =>
    (await call('GET', `/api/event-dates/?course=${id}`)).body.results.map((date: { id: number }) => date.id)
  expect(await datesOf(violinCourse)).toEqual([solo.id, leading.id])
  expect(await datesOf(bassCourse)).toEqual([])
})

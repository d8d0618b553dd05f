import { expect, test } from 'vitest'
import { create } from '#tests/support/factories.ts'
import { createImportApp } from '#tests/support/import-app.ts'

type Run = { state: string; finished: number; total: number; wrong: number }

async function startLarge() {
  const app = await createImportApp()
  const { editor } = app
  const readRun = async (id: number): Promise<Run> => (await editor.call('GET', `/api/admin/import-runs/${id}/`)).body
  const finish = async (id: number): Promise<Run> => {
    const run = await readRun(id)
    return run.state === 'running' || run.state === 'undoing' ? finish(id) : run
  }
  const count = async (resource: string) => (await editor.call('GET', `/api/admin/${resource}/?page_size=1`)).body.count
  return { ...app, finish, count }
}

const people = (length: number) => [
  ['Vorname', 'Nachname', 'Telefon'],
  ...Array.from({ length }, (_, index) => [`Ada ${index}`, `Vogt ${index}`, `07${index}`]),
]

test('a large file is applied in the background and undone with its new names', async () => {
  const { send, finish, count, editor } = await startLarge()
  const works = Array.from({ length: 305 }, (_, index) => [`Ada Vogt ${index % 60}`, `Suite ${index}`])
  const rows = [['Komponist', 'Werk'], ...works]
  const answers = (await send('works', { rows })).body.names.map(
    ({ resource, name }: { resource: string; name: string }) => ({ resource, name, action: 'create' }),
  )
  const { body: preview } = await send('works', { rows, answers })
  expect(preview.counts).toEqual({ wrong: 0, new: 305, changed: 0, unchanged: 0 })
  const { body: started } = await send('works', { rows, answers, plan: preview.plan, name: 'werke.xlsx' })
  expect(started.done).toBe(false)
  expect(await finish(started.run)).toMatchObject({ state: 'done', total: 305, finished: 305, wrong: 0 })
  expect([await count('works'), await count('composers')]).toEqual([305, 60])
  expect((await send('works', { rows })).body.counts).toMatchObject({ new: 0, changed: 0, unchanged: 305 })
  expect((await editor.call('POST', `/api/admin/import-runs/${started.run}/undo/`)).body.state).toBe('undoing')
  expect((await editor.call('POST', `/api/admin/import-runs/${started.run}/undo/`)).status).toBe(409)
  expect(await finish(started.run)).toMatchObject({ state: 'undone', finished: 0 })
  expect([await count('works'), await count('composers')]).toEqual([0, 0])
})

test('a large file names its wrong lines before it is applied', async () => {
  const { send, depsOf } = await startLarge()
  await create(depsOf(), 'venues')
  const rows = [...people(301), ['', '', '1'], ['Eva', 'May', 'x'.repeat(100)]]
  const { body } = await send('people', { rows })
  expect(body.counts).toMatchObject({ wrong: 2, new: 301 })
  expect(
    body.lines.filter(({ state }: { state: string }) => state === 'wrong').map(({ line }: { line: number }) => line),
  ).toEqual([303, 304])
})

test('a large run is not undone once one of its records was changed', async () => {
  const { send, finish, count, editor } = await startLarge()
  const rows = people(320)
  const { plan } = (await send('people', { rows })).body
  const { run } = (await send('people', { rows, plan })).body
  await finish(run)
  const [{ id }] = (await editor.call('GET', '/api/admin/people/?page_size=1')).body.results
  await editor.call('PATCH', `/api/admin/people/${id}/`, { body: { phone: '1' } })
  expect((await editor.call('POST', `/api/admin/import-runs/${run}/undo/`)).status).toBe(409)
  expect((await finish(run)).state).toBe('done')
  expect(await count('people')).toBe(320)
})

test('a large file is warned of a conductor in two halls at once', async () => {
  const { send, depsOf } = await startLarge()
  await create(depsOf(), 'event-types', { name: { de: 'Sinfoniekonzert', en: '' } })
  await create(depsOf(), 'people', { first_name: 'Ada', last_name: 'Vogt' })
  for (const name of ['Kursaal', 'Weberei']) await create(depsOf(), 'venues', { name })
  const row = (index: number, day: string, hall: string) => [
    `Abend ${index}`,
    'Sinfoniekonzert',
    `${day} 19:30`,
    hall,
    'Ada Vogt',
  ]
  const others = Array.from({ length: 320 }, (_, index) => {
    const day = new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10)
    return row(index, day, 'Kursaal')
  })
  const rows = [['Konzert', 'Art', 'Beginn', 'Saal', 'Dirigent'], ...others, row(320, '2028-01-01', 'Weberei')]
  const { lines } = (await send('productions', { rows })).body
  const warned = lines.filter(({ warnings }: { warnings: string[] }) => warnings.length > 0)
  expect(warned.map(({ title }: { title: string }) => title)).toEqual(['Abend 0', 'Abend 320'])
  expect(warned[1].warnings).toEqual([expect.stringMatching(/Ada Vogt.*Abend 0/)])
})

test('a large file with rows of a wrong shape is refused line by line', async () => {
  const { send } = await startLarge()
  const values = [{ dates: 5 }, { dates: [null] }, { people: 'x' }, { dates: [{ date_start: '2027-99-99T' }] }]
  const lines = Array.from({ length: 320 }, (_, index) => ({ name: { de: `Abend ${index}` }, ...values[index % 4] }))
  const { status, body } = await send('productions', { text: lines.map((line) => JSON.stringify(line)).join('\n') })
  expect([status, body.counts]).toEqual([200, { wrong: 320, new: 0, changed: 0, unchanged: 0 }])
})

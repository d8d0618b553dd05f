import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

async function startSite() {
  const app = await createTestApp()
  const editor = await app.login()
  const send = async (resource: string, text: string) =>
    (await editor.call('POST', `/api/admin/${resource}/import-file/`, { body: { text } })).body
  return { ...app, editor, send }
}

const headings = 'Konzert;Spielort;Beginn;Ende'

test.each(['Klosterkirche St. Veit, Talbronn', 'Klosterkirche St. Veit', 'klosterkirche  st. veit,  talbronn'])(
  'a venue is matched as its label on screen: %s',
  async (hall) => {
    const { depsOf, send } = await startSite()
    await create(depsOf(), 'productions', { name: { de: 'Nordlicht', en: '' } })
    await create(depsOf(), 'venues', { name: 'Klosterkirche St. Veit', city: 'Talbronn' })
    const preview = await send('event-dates', `${headings}\nNordlicht;${hall};13.12.2027 17:00;13.12.2027 19:00`)
    expect(preview.lines).toMatchObject([{ state: 'new', errors: [] }])
  },
)

test('a single reference is never split by its commas', async () => {
  const { depsOf, send } = await startSite()
  await create(depsOf(), 'productions', { name: { de: 'Nordlicht', en: '' } })
  await create(depsOf(), 'venues', { name: 'Talbronn' })
  const preview = await send('event-dates', `${headings}\nNordlicht;Kirche, Talbronn;13.12.2027 17:00;13.12.2027 19:00`)
  expect(preview.lines[0].errors).toEqual([
    { column: 'Spielort', message: '„Kirche, Talbronn“ gibt es nicht. Bitte anlegen oder zuordnen.' },
  ])
})

test('two venues of one name are distinguished by city or number', async () => {
  const { depsOf, send } = await startSite()
  await create(depsOf(), 'productions', { name: { de: 'Nordlicht', en: '' } })
  const [first, second] = [
    await create(depsOf(), 'venues', { name: 'Aula', city: 'Ulm' }),
    await create(depsOf(), 'venues', { name: 'Aula', city: 'Trier' }),
  ]
  const line = (hall: string) => send('event-dates', `${headings}\nNordlicht;${hall};13.12.2027 17:00;13.12.2027 19:00`)
  expect((await line('Aula, Trier')).counts).toMatchObject({ new: 1 })
  expect((await line('Aula')).lines[0].errors[0].message).toBe(
    `Mehrere heißen so: Aula (Nr. ${first}, ${second}). Bitte die Nummer angeben, zum Beispiel „Aula #${first}“.`,
  )
  expect((await line(`Aula #${second}`)).counts).toMatchObject({ new: 1 })
})

test("a line's title is its concert and time, also when refused", async () => {
  const { depsOf, send } = await startSite()
  await create(depsOf(), 'productions', { name: { de: 'Nordlicht', en: '' } })
  await create(depsOf(), 'venues', { name: 'Kursaal' })
  const lines = [
    'Nordlicht;Kursaal;3.9.2028 19:30;3.9.2028 21:30',
    'Nordlicht;Kursal;4.9.2028 19:30;4.9.2028 21:30',
    'Nordlicht;Kursaal;;',
  ]
  const preview = await send('event-dates', [headings, ...lines].join('\n'))
  expect(preview.lines.map(({ title }: { title: string }) => title)).toEqual([
    'Nordlicht, So., 3. Sept. 2028, 19:30',
    'Nordlicht, Mo., 4. Sept. 2028, 19:30',
    'Nordlicht',
  ])
})

test('prices in a preview have two decimals', async () => {
  const { depsOf, send } = await startSite()
  const { id } = await createDate(depsOf(), { price_from: 950 })
  const preview = await send('event-dates', `Nummer;Günstigste Karte (Euro)\n${id};12,5`)
  expect(preview.lines[0].changes).toEqual([{ column: 'Günstigste Karte (Euro)', from: '9,50', to: '12,50' }])
})

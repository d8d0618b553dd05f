import { expect, test } from 'vitest'
import { createTestApp, NOW } from '#tests/support/app.ts'

const base = '/de/pageeditor-api/presence/'
const page = {
  resource: 'pages',
  record_id: 7,
  where: 'page',
  section: null,
  heading: '',
  unsaved: false,
  hidden: false,
} as const

async function setup() {
  const clock = { now: new Date(NOW) }
  const app = await createTestApp({ now: clock.now })
  const [anna, ben] = [await app.login(), await app.login()]
  type Person = typeof anna
  const report = async (person: Person, tab: string, more = {}) =>
    (await person.call('POST', base, { body: { ...page, tab, ...more } })).body
  const listOthers = async (person: Person) => (await person.call('GET', `${base}?resource=pages&record_id=7`)).body
  const wait = (seconds: number) => clock.now.setTime(clock.now.getTime() + seconds * 1000)
  return { ...app, anna, ben, report, listOthers, wait }
}

test('editors of a page see each other with their section', async () => {
  const { anna, ben, report, listOthers } = await setup()
  expect(await report(anna, 'fenster-a')).toEqual([])
  await report(anna, 'fenster-a', { section: 2, heading: 'Preise' })
  const expected = {
    name: 'Test',
    where: 'page',
    section: 2,
    heading: 'Preise',
    unsaved: false,
    seen_at: NOW.toISOString(),
  }
  expect(await report(ben, 'fenster-b', { where: 'form' })).toEqual([{ ...expected, own: false }])
  expect(await listOthers(anna)).toHaveLength(2)
  expect(await report(anna, 'fenster-c')).toEqual([
    { ...expected, own: true },
    expect.objectContaining({ own: false, where: 'form' }),
  ])
  expect(await report(ben, 'fenster-d', { record_id: 8 })).toEqual([])
})

test('presence expires after 45 seconds, or twelve hours with unsaved edits', async () => {
  const { anna, ben, report, listOthers, wait } = await setup()
  await report(anna, 'sichtbar')
  await report(anna, 'verborgen', { unsaved: true, hidden: true })
  wait(44)
  expect(await listOthers(ben)).toHaveLength(2)
  wait(2)
  expect(await listOthers(ben)).toEqual([expect.objectContaining({ unsaved: true, seen_at: NOW.toISOString() })])
  wait(11 * 3600)
  expect(await listOthers(ben)).toHaveLength(1)
  wait(3600)
  expect(await listOthers(ben)).toEqual([])
})

test("leaving is immediate; accounts cannot touch each other's windows", async () => {
  const { anna, ben, report, listOthers } = await setup()
  await report(anna, 'fenster-a', { section: 1 })
  await report(ben, 'fenster-a', { section: 9 })
  await ben.call('POST', `${base}leave/`, { body: { tab: 'fenster-a' } })
  expect(await listOthers(ben)).toEqual([expect.objectContaining({ section: 1, own: false })])
  expect((await anna.call('POST', `${base}leave/`, { body: { tab: 'fenster-a' } })).status).toBe(204)
  expect(await listOthers(ben)).toEqual([])
})

test('presence needs a login and is limited to thirty windows per account', async () => {
  const { call, anna, ben, report, listOthers, database } = await setup()
  expect((await call('POST', base, { body: { ...page, tab: 'fenster-v' } })).status).toBe(401)
  expect((await call('GET', `${base}?resource=pages&record_id=7`)).status).toBe(401)
  for (let n = 0; n < 32; n++) await report(anna, `fenster-${n}`)
  expect(await listOthers(ben)).toHaveLength(20)
  const { presence } = await import('#server/db/schema/presence.ts')
  expect(await database.db.$count(presence)).toBe(30)
})

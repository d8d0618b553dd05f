import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createDate } from '#tests/support/factories.ts'

const note = { de: 'Das Konzert entfällt.', en: 'The concert is cancelled.' }

async function startInstallation() {
  let now = NOW
  const app = await createTestApp({ now: () => now })
  const { id, productionId } = await createDate(app.depsOf())
  const [mine, hers] = [await app.login(), await app.login()]
  const path = `/api/admin/event-dates/${id}/`
  const listChanges = async (query = '') => (await hers.call('GET', `/api/admin/date-changes/${query}`)).body
  const undoChange = (change: number, session = hers) => session.call('POST', `${path}undo/`, { body: { change } })
  const get = async () => (await mine.call('GET', path)).body
  const goTo = (minutes: number) => {
    now = new Date(NOW.getTime() + minutes * MINUTE_MS)
  }
  return { ...app, id, productionId, mine, hers, path, listChanges, undoChange, get, goTo }
}

/** A record without its revision fields. */
function withoutRevision({ version, updated_at, updated_by, ...values }: Record<string, unknown>) {
  return values
}

test('another account can undo a date change within ten minutes, once', async () => {
  const { mine, path, listChanges, undoChange, get, id } = await startInstallation()
  const before = await get()
  await mine.call('PATCH', path, { body: { status: 'cancelled', status_note: note } })
  const [change] = await listChanges()
  expect(change).toMatchObject({
    date_id: id,
    at: NOW.toISOString(),
    until: new Date(NOW.getTime() + 10 * MINUTE_MS).toISOString(),
    by: 'Test',
    fields: ['status', 'status_note'],
    states: { status: 'cancelled' },
  })
  expect((await undoChange(change.change)).status).toBe(200)
  expect(withoutRevision(await get())).toEqual(withoutRevision(before))
  // An undo cannot be undone.
  expect(await listChanges()).toEqual([])
  expect((await undoChange(change.change)).status).toBe(404)
})

test('a change is not undoable after ten minutes or a further change', async () => {
  const { mine, path, listChanges, undoChange, goTo } = await startInstallation()
  await mine.call('PATCH', path, { body: { tickets: 'sold_out' } })
  const [first] = await listChanges()
  goTo(4)
  await mine.call('PATCH', path, { body: { tickets: 'few_left' } })
  const [second, ...olderChanges] = await listChanges()
  expect([second.fields, second.states, olderChanges]).toEqual([['tickets'], { tickets: 'few_left' }, []])
  expect((await undoChange(first.change)).status).toBe(404)
  goTo(10)
  expect((await listChanges()).length).toBe(1)
  goTo(15)
  expect(await listChanges()).toEqual([])
  expect((await undoChange(second.change)).status).toBe(404)
})

test('an undone change is not offered again later', async () => {
  const { mine, path, listChanges, undoChange, goTo } = await startInstallation()
  await mine.call('PATCH', path, { body: { status: 'postponed' } })
  goTo(9)
  await undoChange((await listChanges())[0].change)
  goTo(12)
  expect(await listChanges()).toEqual([])
})

test('changes made in the production form are undoable date by date', async () => {
  const { mine, productionId, id, listChanges, undoChange, get } = await startInstallation()
  const path = `/api/admin/productions/${productionId}/`
  const { dates } = (await mine.call('GET', path)).body
  await mine.call('PATCH', path, {
    body: {
      name: { de: 'Neuer Name', en: '' },
      dates: [{ ...dates[0], status: 'moved', date_start: '2027-02-01T19:00:00.000Z' }],
    },
  })
  const [change] = await listChanges(`?date=${id}`)
  expect(change).toMatchObject({
    date_id: id,
    fields: ['date_start', 'status'],
    before: { date_start: '2027-02-01T18:30:00.000Z', hall: 'Stadthalle, Hohenwang' },
    after: { date_start: '2027-02-01T19:00:00.000Z' },
  })
  await undoChange(change.change)
  expect(await get()).toMatchObject({
    status: 'scheduled',
    date_start: '2027-02-01T18:30:00.000Z',
    moved_from_start: null,
  })
  expect((await mine.call('GET', path)).body.name.de).toBe('Neuer Name')
})

test('the languages of a note are undone separately', async () => {
  const { mine, path, listChanges, undoChange, get } = await startInstallation()
  const write = (status_note: object) => mine.call('PATCH', path, { body: { status_note } })
  await write({ de: 'Neuer Beginn' })
  await write({ en: 'New start' })
  const changes = await listChanges()
  expect(changes).toHaveLength(2)
  await undoChange(changes[1].change)
  expect((await get()).status_note).toEqual({ de: '', en: 'New start' })
})

test('a change reverted by hand is not offered', async () => {
  const { mine, path, listChanges, goTo } = await startInstallation()
  await mine.call('PATCH', path, { body: { tickets: 'sold_out' } })
  goTo(11)
  await mine.call('PATCH', path, { body: { tickets: 'available' } })
  expect(await listChanges()).toEqual([])
  goTo(20)
  expect(await listChanges()).toEqual([])
})

test('listing and undoing date changes needs the concerts area', async () => {
  const { mine, path, listChanges, undoChange, login } = await startInstallation()
  await mine.call('PATCH', path, { body: { status: 'cancelled' } })
  const school = await login('editor', ['school'])
  expect((await school.call('GET', '/api/admin/date-changes/')).status).toBe(403)
  expect((await undoChange((await listChanges())[0].change, school)).status).toBe(403)
})

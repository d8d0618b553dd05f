import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/time/local-time.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { readCalendar } from './api.ts'

const text = (de: string, en = de) => ({ de, en })
const event = (first: string, end: string, name: string) =>
  `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${end}\r\nSUMMARY:${name}\r\nEND:VEVENT\r\n`
const calendar = `BEGIN:VCALENDAR\r\n${event('20271223', '20280107', 'Weihnachtsferien Hohenwang')}${event('20270501', '20270502', 'Probenlager')}${event('20260501', '20260502', 'Tag der Arbeit')}END:VCALENDAR`

async function startOffice() {
  const app = await createTestApp()
  const { call } = await app.login()
  const read = (calendarText: unknown) =>
    call('POST', '/api/admin/closed-days/read/', { body: { calendar: calendarText } })
  const add = (entries: unknown) => call('POST', '/api/admin/closed-days/import/', { body: { entries } })
  const list = async (query = '') => (await call('GET', `/api/admin/closed-days/${query}`)).body.results
  return { ...app, call, read, add, list }
}

test('an iCalendar file is previewed, then chosen days are imported once', async () => {
  const { depsOf, read, add, list } = await startOffice()
  await create(depsOf(), 'closed-days', { name: text('Lager', 'Camp'), first_day: '2027-05-01', last_day: '' })
  const { body: preview } = await read(calendar)
  expect(preview.entries).toEqual([
    { name: text('Tag der Arbeit', 'Labour Day'), first_day: '2026-05-01', last_day: '2026-05-01', state: 'over' },
    { name: { de: 'Probenlager', en: '' }, first_day: '2027-05-01', last_day: '2027-05-01', state: 'known' },
    {
      name: text('Weihnachtsferien Hohenwang', 'Christmas holidays'),
      first_day: '2027-12-23',
      last_day: '2028-01-06',
      state: 'new',
    },
  ])
  expect(await list()).toHaveLength(1)
  const entries = preview.entries.map(({ state: _, ...entry }: Record<string, unknown>) => entry)
  expect((await add([...entries, ...entries])).body).toEqual({ added: 2, known: 4 })
  expect((await add(entries)).body).toEqual({ added: 0, known: 3 })
  expect((await list('?ordering=first_day')).map(({ name }: { name: { de: string } }) => name.de)).toEqual([
    'Tag der Arbeit',
    'Lager',
    'Weihnachtsferien Hohenwang',
  ])
  expect(await list('?search=weihnachts')).toHaveLength(1)
})

test('closed days filter into past and coming by their last day', async () => {
  const { depsOf, list } = await startOffice()
  const today = NOW.toISOString().slice(0, 10)
  await create(depsOf(), 'closed-days', { first_day: '2026-01-01', last_day: '2026-01-06' })
  await create(depsOf(), 'closed-days', { first_day: '2026-12-23', last_day: today })
  expect(await list('?past=true')).toMatchObject([{ last_day: '2026-01-06' }])
  expect(await list('?past=false')).toMatchObject([{ last_day: today }])
})

test('invalid days and files are refused with a message', async () => {
  const { depsOf, call, read, add, list } = await startOffice()
  await create(depsOf(), 'closed-days', { name: text('Ferien'), first_day: '2027-05-01', last_day: '2027-05-05' })
  const day = { name: text('x'), first_day: '2027-06-02', last_day: '2027-06-01' }
  expect((await read('Guten Tag')).body.errors).toEqual({
    calendar: ['Das ist keine Kalenderdatei, wie sie hier gelesen wird (.ics).'],
  })
  expect((await add([{ ...day, last_day: '' }, day])).body.errors).toEqual({
    'entries.1.last_day': ['Der letzte Tag muss der erste oder ein späterer sein.'],
  })
  const post = async (body: unknown) => (await call('POST', '/api/admin/closed-days/', { body })).body.errors
  expect(await post(day)).toEqual({ last_day: ['Der letzte Tag muss der erste oder ein späterer sein.'] })
  expect(await post({ ...day, last_day: '2027-12-01' })).toEqual({
    last_day: ['Länger als 120 Tage kann nicht geschlossen sein.'],
  })
  expect(await post({ ...day, first_day: '2027-05-01', last_day: '2027-05-05' })).toEqual({
    last_day: ['Genau diese Tage sind schon eingetragen: Ferien.'],
  })
  expect(await post({ ...day, first_day: '3027-05-01' })).toEqual({
    first_day: ['Das Jahr muss zwischen 1900 und 2100 liegen.'],
  })
  expect(await list()).toHaveLength(1)
})

test('only editors read and import calendars', async () => {
  const { app } = await startOffice()
  for (const path of ['read', 'import']) {
    const { status } = await app.request(`/api/admin/closed-days/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([401, 403]).toContain(status)
  }
})

test('imported days that overlap existing ones are marked', async () => {
  const { depsOf, read } = await startOffice()
  await create(depsOf(), 'closed-days', {
    name: text('Sommerferien', 'Summer'),
    first_day: '2027-07-29',
    last_day: '2027-09-10',
  })
  const { body } = await read(
    `BEGIN:VCALENDAR\r\n${event('20270729', '20270912', 'Sommerferien Hohenwang')}END:VCALENDAR`,
  )
  expect(body.entries).toMatchObject([{ first_day: '2027-07-29', last_day: '2027-09-11', state: 'overlaps' }])
})

test('an event from midnight to its last minute is a whole day', async () => {
  const { read } = await startOffice()
  const timed = 'BEGIN:VEVENT\r\nDTSTART:20270503T000000\r\nDTEND:20270504T235900\r\nSUMMARY:Lager\r\nEND:VEVENT\r\n'
  const { body } = await read(`BEGIN:VCALENDAR\r\n${timed}END:VCALENDAR`)
  expect(body.entries).toMatchObject([{ first_day: '2027-05-03', last_day: '2027-05-04', state: 'new' }])
})

const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap(eventOf), 'END:VCALENDAR', ''].join('\r\n')
const eventOf = (lines: string) => ['BEGIN:VEVENT', ...lines.split('\n'), 'END:VEVENT']
const readDays = (lines: string) =>
  readCalendar(file(lines))?.days.map(({ first_day, last_day, name }) => [first_day, last_day, name])
const noneLeftOut = { cancelled: 0, repeats: 0, no_days: 0, too_long: 0 }

test.each([
  [
    'whole days with an exclusive end',
    'DTSTART;VALUE=DATE:20261223\nDTEND;VALUE=DATE:20270107\nSUMMARY:Weihnachtsferien',
    '2026-12-23',
    '2027-01-06',
  ],
  ['a day without an end', 'DTSTART;VALUE=DATE:20270501\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-01'],
  [
    'a day whose end is itself',
    'DTSTART;VALUE=DATE:20270501\nDTEND;VALUE=DATE:20270501\nSUMMARY:Weihnachtsferien',
    '2027-05-01',
    '2027-05-01',
  ],
  ['days without VALUE=DATE', 'DTSTART:20270501\nDTEND:20270503\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-02'],
  [
    'days with a duration',
    'DTSTART;VALUE=DATE:20270501\nDURATION:P3D\nSUMMARY:Weihnachtsferien',
    '2027-05-01',
    '2027-05-03',
  ],
  [
    'from midnight to midnight',
    'DTSTART:20270501T000000\nDTEND:20270502T000000\nSUMMARY:Weihnachtsferien',
    '2027-05-01',
    '2027-05-01',
  ],
  [
    'local midnights in UTC across a clock change',
    'DTSTART:20270326T230000Z\nDTEND:20270328T220000Z\nSUMMARY:Weihnachtsferien',
    '2027-03-27',
    '2027-03-28',
  ],
])('an iCalendar event is read: %s', (_, lines, first, last) => {
  expect(readDays(lines)).toEqual([[first, last, 'Weihnachtsferien']])
})

test('skipped events are counted by reason', () => {
  const day = 'DTSTART;VALUE=DATE:20270501'
  const events = [
    `${day}\nSTATUS:CANCELLED`,
    `${day}\nRRULE:FREQ=YEARLY`,
    'DTSTART:20270501T140000\nDTEND:20270501T150000',
    'DTSTART:20270501T000000',
    `${day}\nDTEND;VALUE=DATE:20280501`,
    'SUMMARY:Ohne Tag',
  ]
  expect(readCalendar(file(...events))).toEqual({
    days: [],
    left_out: { cancelled: 1, repeats: 1, no_days: 3, too_long: 1 },
  })
})

test('the same days are imported once, sorted, with one-line names', () => {
  const days = (first: string, name: string) => `DTSTART;VALUE=DATE:${first}\nSUMMARY:${name}`
  const read = readCalendar(file(days('20270502', 'b'), days('20270501', 'Erster\\n  Mai'), days('20270502', 'c')))
  expect(read).toEqual({
    days: [
      { first_day: '2027-05-01', last_day: '2027-05-01', name: 'Erster Mai' },
      { first_day: '2027-05-02', last_day: '2027-05-02', name: 'b' },
    ],
    left_out: noneLeftOut,
  })
})

test.each([
  '',
  'x',
  'BEGIN:VCALENDAR',
  '<html></html>',
  'BEGIN:VCARD\r\nEND:VCARD',
  'BEGIN:VEVENT\r\nEND:VEVENT',
  file(...Array<string>(1001).fill('SUMMARY:x')),
])('a text that is no holiday calendar is refused, case %#', (text) => {
  expect(readCalendar(text)).toBeNull()
})

test('an empty calendar has no days, and a byte order mark is ignored', () => {
  expect(readCalendar(`\uFEFF${file()}`)).toEqual({ days: [], left_out: noneLeftOut })
})

test('any calendar text yields valid days or is refused', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'DTSTART;VALUE=DATE:20270230',
      'DTSTART:20270101',
      'DTEND;VALUE=DATE:0',
      'DTSTART;TZID=Nirgends:20270101T000000',
      'DTEND:x',
      'DURATION:-P1D',
      'RDATE:x',
      ';',
      ':',
      ' ',
    ),
    fc.string({ maxLength: 30 }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      for (const days of readCalendar(file(lines.join('\n')))?.days ?? []) {
        expect(days.first_day <= days.last_day).toBe(true)
        expect(`${days.first_day} ${days.last_day}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/)
      }
    }),
  )
})

test('any whole days are read as written', () => {
  const withoutHyphens = (day: string) => day.replaceAll('-', '')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 119 }), (from, length) => {
      const [first, end] = [addDays('2020-01-01', from), addDays('2020-01-01', from + length)]
      expect(
        readDays(`DTSTART;VALUE=DATE:${withoutHyphens(first)}\nDTEND;VALUE=DATE:${withoutHyphens(end)}\nSUMMARY:x`),
      ).toEqual([[first, addDays(end, -1), 'x']])
    }),
  )
})

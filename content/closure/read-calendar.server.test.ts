import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/local-time.ts'
import { readCalendar } from './read-calendar.server.ts'

const file = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap(eventOf), 'END:VCALENDAR', ''].join('\r\n')
const eventOf = (lines: string) => ['BEGIN:VEVENT', ...lines.split('\n'), 'END:VEVENT']
const found = (lines: string) => readCalendar(file(lines))?.found.map(({ first_day, last_day, name }) => [first_day, last_day, name])
const none = { cancelled: 0, repeats: 0, no_days: 0, too_long: 0 }

test.each([
  ['whole days, whose end is the day after', 'DTSTART;VALUE=DATE:20261223\nDTEND;VALUE=DATE:20270107\nSUMMARY:Weihnachtsferien', '2026-12-23', '2027-01-06'],
  ['a day without an end', 'DTSTART;VALUE=DATE:20270501\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-01'],
  ['a day that ends on itself', 'DTSTART;VALUE=DATE:20270501\nDTEND;VALUE=DATE:20270501\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-01'],
  ['days that are not named as such', 'DTSTART:20270501\nDTEND:20270503\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-02'],
  ['days by their number', 'DTSTART;VALUE=DATE:20270501\nDURATION:P3D\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-03'],
  ['from midnight to midnight', 'DTSTART:20270501T000000\nDTEND:20270502T000000\nSUMMARY:Weihnachtsferien', '2027-05-01', '2027-05-01'],
  [
    'from midnight here, said in UTC, across the change of the clock',
    'DTSTART:20270326T230000Z\nDTEND:20270328T220000Z\nSUMMARY:Weihnachtsferien',
    '2027-03-27',
    '2027-03-28',
  ],
])('%s', (_, lines, first, last) => {
  expect(found(lines)).toEqual([[first, last, 'Weihnachtsferien']])
})

test('what are no closed days is counted by its reason', () => {
  const day = 'DTSTART;VALUE=DATE:20270501'
  const events = [
    `${day}\nSTATUS:CANCELLED`,
    `${day}\nRRULE:FREQ=YEARLY`,
    'DTSTART:20270501T140000\nDTEND:20270501T150000',
    'DTSTART:20270501T000000',
    `${day}\nDTEND;VALUE=DATE:20280501`,
    'SUMMARY:Ohne Tag',
  ]
  expect(readCalendar(file(...events))).toEqual({ found: [], left_out: { cancelled: 1, repeats: 1, no_days: 3, too_long: 1 } })
})

test('the same days are found once, in the order of the days, and names are one line', () => {
  const days = (first: string, name: string) => `DTSTART;VALUE=DATE:${first}\nSUMMARY:${name}`
  const read = readCalendar(file(days('20270502', 'b'), days('20270501', 'Erster\\n  Mai'), days('20270502', 'c')))
  expect(read).toEqual({
    found: [
      { first_day: '2027-05-01', last_day: '2027-05-01', name: 'Erster Mai' },
      { first_day: '2027-05-02', last_day: '2027-05-02', name: 'b' },
    ],
    left_out: none,
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
])('what is no calendar of holidays is not read: %.20s', (text) => {
  expect(readCalendar(text)).toBeNull()
})

test('an empty calendar holds nothing; a mark at its beginning says nothing', () => {
  expect(readCalendar(`\uFEFF${file()}`)).toEqual({ found: [], left_out: none })
})

test('whatever is written into a calendar, it is read or refused', () => {
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
      for (const days of readCalendar(file(lines.join('\n')))?.found ?? []) {
        expect(days.first_day <= days.last_day).toBe(true)
        expect(`${days.first_day} ${days.last_day}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/)
      }
    }),
  )
})

test('whatever days are written whole, they are read as they were meant', () => {
  const compact = (day: string) => day.replaceAll('-', '')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 119 }), (from, length) => {
      const [first, end] = [addDays('2020-01-01', from), addDays('2020-01-01', from + length)]
      expect(found(`DTSTART;VALUE=DATE:${compact(first)}\nDTEND;VALUE=DATE:${compact(end)}\nSUMMARY:x`)).toEqual([[first, addDays(end, -1), 'x']])
    }),
  )
})

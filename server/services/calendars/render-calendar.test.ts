import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { fromWallTime } from '#contract/time/local-time.ts'
import { parseMapCoordinates } from './coordinates.ts'
import { type CalendarEvent, calendarUid, renderCalendar } from './render-calendar.ts'

const event: CalendarEvent = {
  uid: calendarUid('event-date', 1),
  sequence: 0,
  changedAt: new Date('2027-01-15T12:00:00Z'),
  start: new Date('2027-02-01T18:30:00Z'),
  end: new Date('2027-02-01T20:30:00Z'),
  status: 'CONFIRMED',
  summary: 'Aufbruch',
  description: '',
  location: '',
  coordinates: null,
  categories: [],
  url: 'https://haus.example/de/konzerte/aufbruch/1',
}
const write = (fields: Partial<CalendarEvent>, name = 'Spielplan') =>
  renderCalendar({ name, locale: 'de', events: [{ ...event, ...fields }] })
/** RFC 5545 §3.1, by hand, so that the library does not check itself. */
const unfolded = (bytes: string) => bytes.replaceAll('\r\n ', '').split('\r\n')
const lineOf = (bytes: string, name: string) =>
  unfolded(bytes)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? ''
const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

const anyText = fc.string({
  unit: fc.constantFrom('a', 'ß', '–', '🎻', 'e\u0301', ',', ';', '\\', ':', '"', ' ', '\n', '\t', 'BEGIN:VEVENT'),
  maxLength: 120,
})

test('any text survives folding into lines of at most 75 octets', () => {
  fc.assert(
    fc.property(anyText, anyText, (first, second) => {
      const bytes = write(
        { summary: `x${first}`, description: `x${second}`, location: `x${second}`, categories: [`x${first}`, 'b'] },
        `x${first}`,
      )
      expect(bytes.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
      const lines = bytes.split('\r\n')
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      expect(unescaped(lineOf(bytes, 'SUMMARY'))).toBe(`x${first}`)
      expect(unescaped(lineOf(bytes, 'NAME'))).toBe(`x${first}`)
      expect(unescaped(lineOf(bytes, 'DESCRIPTION'))).toBe(`x${second}`)
      const [read] = new ICAL.Component(ICAL.parse(bytes)).getAllSubcomponents('vevent')
      expect(read?.getFirstPropertyValue('location')).toBe(`x${second}`)
      expect(unescaped(lineOf(bytes, 'CATEGORIES'))).toBe(`x${first},b`)
    }),
  )
})

test('line breaks are normalised and control characters removed', () => {
  expect(lineOf(write({ summary: 'a\r\nb\rc\u0000\u0007\u007fd' }), 'SUMMARY')).toBe('a\\nb\\nc d')
})

test('the same events produce the same bytes', () => {
  expect(write({ summary: 'ä'.repeat(200) })).toBe(write({ summary: 'ä'.repeat(200) }))
})

test('an event date keeps its instant around clock changes', () => {
  const timesOf = (wallTime: string) => {
    const start = fromWallTime(wallTime)
    return start && lineOf(write({ start, end: new Date(start.getTime() + 7_200_000) }), 'DTSTART')
  }
  expect(
    ['2027-03-28T01:30', '2027-03-28T03:30', '2027-10-30T19:30', '2027-10-31T02:30', '2027-10-31T19:30'].map(timesOf),
  ).toEqual(['20270328T003000Z', '20270328T013000Z', '20271030T173000Z', '20271031T003000Z', '20271031T183000Z'])
  expect(timesOf('2027-03-28T02:30')).toBeNull()
})

test('missing values produce no lines', () => {
  const bytes = write({})
  expect(unfolded(bytes).filter((line) => /^(LOCATION|GEO|DESCRIPTION|CATEGORIES)/.test(line))).toEqual([])
  expect(lineOf(write({ coordinates: { latitude: 48.1, longitude: 9.25 } }), 'GEO')).toBe('48.1;9.25')
})

test.each([
  ['https://www.google.com/maps/search/?api=1&query=48.125,9.25', [48.125, 9.25]],
  ['https://www.google.de/maps/place/Kursaal/@48.125,-9.25,17z/data=x', [48.125, -9.25]],
  ['https://www.openstreetmap.org/#map=17/48.125/9.25', [48.125, 9.25]],
  ['https://maps.apple.com/?ll=48.125%2C9.25', [48.125, 9.25]],
  ['https://www.google.com/maps/search/?api=1&query=Kursaal%2C%20Marbruck', null],
  ['https://www.google.com/maps/@148.125,9.25', null],
  ['', null],
])('the coordinates of %s are %j', (address, coordinates) => {
  expect(parseMapCoordinates(address)).toEqual(coordinates && { latitude: coordinates[0], longitude: coordinates[1] })
})

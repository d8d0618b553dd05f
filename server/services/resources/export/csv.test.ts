import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatValue } from './cells.ts'
import { csvLine } from './csv.ts'

/** RFC 4180 with semicolons. */
function readLine(line: string): string[] {
  const cells = line.slice(0, -2).matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare)
}

const spreadsheetSigns = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ';', '"', ' ', '＝', 'A', '1')
const cell = fc.oneof(fc.string({ unit: spreadsheetSigns, minLength: 1 }), fc.string({ minLength: 1 }))

test('escapes formulas in cells, reversibly', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const line = csvLine(cells)
      expect(line.endsWith('\r\n')).toBe(true)
      const read = readLine(line)
      expect(read.every((each) => !/^[=+\-@\t\r＝＋－＠]/.test(each))).toBe(true)
      expect(read.map((each) => (/^'+[=+\-@\t\r＝＋－＠]/.test(each) ? each.slice(1) : each))).toEqual(cells)
    }),
  )
})

test('numbers have a decimal comma, and texts with separators are quoted', () => {
  expect(csvLine([-1.5, '=1+1', 'a;b', 'sagt "ja"', 'zwei\nZeilen'])).toBe(
    '-1,5;\'=1+1;"a;b";"sagt ""ja""";"zwei\nZeilen"\r\n',
  )
})

test("times are local, in the order of the reader's language", () => {
  expect(formatValue('2027-07-01T17:30:00.000Z', 'de')).toBe('01.07.2027 19:30')
  expect(formatValue('2027-07-01T17:30:00.000Z', 'en')).toBe('2027-07-01 19:30')
  expect(['2027-05-31', true, null, 0.5].map((value) => formatValue(value, 'de'))).toEqual([
    '31.05.2027',
    'ja',
    '',
    '0,5',
  ])
})

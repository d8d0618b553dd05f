import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines, cleanLink, printableText, visibleText } from './stored-text.ts'

const REFUSED = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u
/** Letters, every kind of dropped or replaced character, and combining marks. */
const signs = [
  ...'aäß e\u0301u\u0308 \t\n\r\v\f\u0000\u0010\u0085\u2028\u2029\u00ad\u200b\u200c\u200d\u200e\u2060\u2066\u202e\ufeff\ufffe\uffff\ufdd0👩‍🎻\u{1ffff}',
  '\ud800',
  '\udc00',
]
const texts = fc.oneof(fc.string({ unit: fc.constantFrom(...signs) }), fc.string({ unit: 'binary' }))

test.each([
  ['lines', cleanLines],
  ['a line', cleanLine],
  ['visible text', visibleText],
])('%s are cleaned to NFC without controls, idempotently', (_name, clean) => {
  fc.assert(
    fc.property(texts, (text) => {
      const cleaned = clean(text)
      expect(cleaned).not.toMatch(REFUSED)
      expect(cleaned.normalize('NFC')).toBe(cleaned)
      expect(clean(cleaned)).toBe(cleaned)
      if (clean !== cleanLines) expect(cleaned).not.toMatch(/[\t\n]/)
      if (clean === visibleText) expect(cleaned).not.toMatch(/\p{Default_Ignorable_Code_Point}/u)
    }),
  )
})

test('printable letters, spaces and line feeds are preserved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const printable = text.replace(/\p{C}/gu, '').normalize('NFC')
      expect(cleanLines(printable)).toBe(printable)
    }),
  )
})

test.each([
  [
    'a line break of a word processor',
    'Titel\vmit\u2028Zeilen\u0085ende',
    'Titel\nmit\nZeilen\nende',
    'Titel mit Zeilen ende',
  ],
  ['line breaks of Windows and old Macs', 'eins\r\nzwei\rdrei', 'eins\nzwei\ndrei', 'eins zwei drei'],
  ['control characters and noncharacters', 'Ti\u0010tel\ufffe\uffff\ud800', 'Titel', 'Titel'],
  ['a decomposed umlaut', 'Fo\u0308rderer', 'Förderer', 'Förderer'],
  ['a mark behind a zero-width space', 'o\u200b\u0308', 'ö', 'ö'],
  ['a soft hyphen', 'Kammer\u00adorchester', 'Kammer\u00adorchester', 'Kammer\u00adorchester'],
  ['a family of emoji', '👩\u200d🎻', '👩\u200d🎻', '👩\u200d🎻'],
])('stored text is cleaned: %s', (_name, text, lines, line) => {
  expect([cleanLines(text), cleanLine(text)]).toEqual([lines, line])
})

test('visible text has neither soft hyphens nor joiners', () => {
  expect(visibleText('Kammer\u00adorchester\u200b \u2060Fest\ufeff')).toBe('Kammerorchester Fest')
})

test('a link loses invisible characters, encoded or not', () => {
  expect(cleanLink('https://tickets.example.org/karten\u200b')).toBe('https://tickets.example.org/karten')
  expect(cleanLink('\u202ahttps://example.org/a\u00adb%E2%80%8B%c2%ad?q=%C3%BC\u202c')).toBe(
    'https://example.org/ab?q=%C3%BC',
  )
  expect(cleanLink('https://example.org/fu\u0308r')).toBe('https://example.org/fu\u0308r')
})

test('long runs of spaces are cleaned in linear time', () => {
  const longText = `${' '.repeat(200_000)}\n${'\n \t'.repeat(100_000)}x`
  expect(cleanLine(longText)).toBe('x')
})

test('control characters are replaced by spaces', () => {
  expect(printableText('Titel\u0010\u0007mit\vLand\u0085\ufffe')).toBe('Titel mit\nLand\n ')
})

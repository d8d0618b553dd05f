import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeRecordId, documentId, languageRange, toDayNumber, typeRange } from './document-id.ts'

const anyInput = fc.record({
  type: fc.nat(15),
  language: fc.constantFrom('de' as const, 'en' as const),
  day: fc.nat(2 ** 18 - 1),
  record_id: fc.integer({ min: 1, max: 2 ** 24 - 1 }),
})

test('a document id encodes record, type and day as safe integer', () => {
  fc.assert(
    fc.property(anyInput, anyInput, (first, other) => {
      const [id, second] = [documentId(first), documentId(other)]
      expect(Number.isSafeInteger(id)).toBe(true)
      expect(decodeRecordId(id)).toBe(first.record_id)
      for (const { from, to } of [typeRange(first), typeRange({ ...first, day: 0 }), languageRange(first.language)]) {
        expect(id >= from && id < to).toBe(true)
      }
      const { from, to } = typeRange(first)
      const isInRange = first.type === other.type && first.language === other.language && other.day >= first.day
      expect(second >= from && second < to).toBe(isInRange)
    }),
  )
})

test('document ids sort by day, then by descending record id', () => {
  const idOf = (day: number, record_id: number) => documentId({ type: 1, language: 'de', day, record_id })
  expect(idOf(2, 9) > idOf(1, 3)).toBe(true)
  expect(idOf(2, 3) > idOf(2, 9)).toBe(true)
  expect(toDayNumber(new Date('1842-12-07T19:00:00Z')) < toDayNumber(new Date('1842-12-08T00:00:00Z'))).toBe(true)
  expect([
    toDayNumber(null),
    toDayNumber(new Date('1066-10-14T00:00:00Z')),
    toDayNumber(new Date('9999-01-01T00:00:00Z')),
  ]).toEqual([0, 0, 2 ** 18 - 1])
})

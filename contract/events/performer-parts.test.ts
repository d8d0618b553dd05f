import { expect, test } from 'vitest'
import {
  formatPart,
  formatPartAfterName,
  formatParts,
  groupByPerformer,
  type PerformerPart,
  sortForPoster,
} from './performer-parts.ts'

const performer = (id: number, part: PerformerPart, instrument = '', order = 0) => ({
  id,
  part,
  instrument,
  order,
  name: 'Mara Vogt',
})

test.each([
  ['conductor', '', 'Leitung', 'conductor'],
  ['conductor', 'Violine', 'Violine', 'Violine'],
  ['soloist', '', '', ''],
  ['choir', '', 'Chor', 'choir'],
  ['chamber', '', '', ''],
  ['narrator', '', 'Sprecher:in', 'narrator'],
] as const)('a %s with „%s“ is labelled „%s“, and in English „%s“', (part, instrument, de, en) => {
  expect(formatPart({ part, instrument, name: 'Mara Vogt' }, 'de')).toBe(de)
  expect(formatPartAfterName({ part, instrument, name: 'Mara Vogt' }, 'en')).toBe(en)
})

test('a part contained in the name is not repeated', () => {
  expect(formatPart({ part: 'choir', instrument: '', name: 'Philharmonischer Chor' }, 'de')).toBe('')
  expect(formatPart({ part: 'choir', instrument: '', name: 'Collegium Vocale' }, 'de')).toBe('Chor')
})

test('performers are listed in poster order across parts', () => {
  const [choir, soloist, leader] = [
    performer(3, 'choir', '', 0),
    performer(2, 'soloist', '', 1),
    performer(1, 'conductor', '', 2),
  ]
  expect(sortForPoster({ soloists: [soloist, leader], other_performers: [choir] })).toEqual([choir, soloist, leader])
})

test('a performer with several parts is listed once', () => {
  const performers = [
    performer(1, 'soloist', 'Violine'),
    performer(2, 'choir'),
    performer(1, 'soloist', 'Violine'),
    performer(1, 'conductor'),
  ]
  const groups = groupByPerformer(performers)
  expect(groups.map(({ performer: { id } }) => id)).toEqual([1, 2])
  expect(groups.map(({ parts }) => formatParts(parts, 'de'))).toEqual(['Violine, Leitung', 'Chor'])
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogueId, identifierUrls } from './identifiers.ts'

const schema = z.object({
  wikidata: catalogueId('wikidata'),
  musicbrainz: catalogueId('musicbrainz'),
  gnd: catalogueId('gnd'),
})

test.each([
  ['wikidata', 'Q1339', 'Q1339'],
  ['wikidata', ' q1339 ', 'Q1339'],
  ['wikidata', 'https://www.wikidata.org/wiki/Q1339#sitelinks', 'Q1339'],
  ['musicbrainz', '24F1766E-9635-4D58-A4D4-9413F9F98A4C', '24f1766e-9635-4d58-a4d4-9413f9f98a4c'],
  [
    'musicbrainz',
    'https://musicbrainz.org/artist/24f1766e-9635-4d58-a4d4-9413f9f98a4c/',
    '24f1766e-9635-4d58-a4d4-9413f9f98a4c',
  ],
  ['gnd', '11850553x', '11850553X'],
  ['gnd', 'https://d-nb.info/gnd/11850553X', '11850553X'],
  ['gnd', '4011882-4', '4011882-4'],
  ['gnd', '', ''],
] as const)('identifier %s accepts %s as %s', (name, input, stored) => {
  expect(schema.parse({ [name]: input })[name]).toBe(stored)
})

test.each([
  ['wikidata', '1339'],
  ['wikidata', 'Q01'],
  ['wikidata', 'https://de.wikipedia.org/wiki/Johann_Sebastian_Bach'],
  ['musicbrainz', '24f1766e-9635-4d58-a4d4-9413f9f98a4'],
  ['gnd', '11850653X'],
  ['gnd', '118505530'],
  ['gnd', '4011882-5'],
] as const)('identifier %s refuses %s', (name, input) => {
  expect(schema.safeParse({ [name]: input }).error?.issues).toMatchObject([{ path: [name], message: `${name}_form` }])
})

test('each identifier has a URL, an empty one none', () => {
  expect(
    identifierUrls(
      { wikidata: 'Q1339', musicbrainz: '24f1766e-9635-4d58-a4d4-9413f9f98a4c', gnd: '11850553X' },
      'artist',
    ),
  ).toEqual([
    'https://www.wikidata.org/entity/Q1339',
    'https://musicbrainz.org/artist/24f1766e-9635-4d58-a4d4-9413f9f98a4c',
    'https://d-nb.info/gnd/11850553X',
  ])
  expect(identifierUrls({ wikidata: '', musicbrainz: '', gnd: '' }, 'work')).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindFigures, bindFiguresDeep } from './bind-figures.ts'

const visible = (text: string) => bindFigures(text).replaceAll('\u00a0', '_').replaceAll('\u2011', '~')

test.each([
  ['Beginn 19:30 Uhr', 'Beginn 19:30_Uhr'],
  ['10 bis 13 Uhr', '10_bis_13_Uhr'],
  ['am 3. Dezember 2026', 'am 3._Dezember 2026'],
  ['on 3 December', 'on 3_December'],
  ['Sinfonie Nr. 7 A-Dur op. 92', 'Sinfonie Nr._7 A~Dur op._92'],
  ['Oboenkonzert C-Dur KV 314', 'Oboenkonzert C~Dur KV_314'],
  ['Kantate BWV 12', 'Kantate BWV_12'],
  ['K. 551 “Jupiter”', 'K._551 “Jupiter”'],
  ['Ballade S 170', 'Ballade S_170'],
  ['Sonate Hob. XVI:52', 'Sonate Hob._XVI:52'],
  ['Unvollendete D 759', 'Unvollendete D_759'],
  ['ab 6 Jahren', 'ab_6_Jahren'],
  ['Schnupperwoche: 20 Instrumente', 'Schnupperwoche: 20_Instrumente'],
  ['from 12 € to 48 €', 'from_12_€ to_48_€'],
  ['Symphony in B-flat major', 'Symphony in B~flat_major'],
  ['Spulergasse 1, 72999 Hohenwang', 'Spulergasse 1, 72999_Hohenwang'],
  ['Klosterkirche St. Veit', 'Klosterkirche St._Veit'],
  ['Dr. Anna Prof. Berg', 'Dr._Anna Prof._Berg'],
  ['from 10 am to 5 pm', 'from_10_am to_5_pm'],
  ['z. B. Geige', 'z._B. Geige'],
  ['Messe in h-Moll', 'Messe in h~Moll'],
  ['Konzert fis-Moll', 'Konzert fis~Moll'],
  ['Per E-Mail oder Post', 'Per E~Mail oder Post'],
  ['a short e-mail is enough', 'a short e~mail is enough'],
  ['<p>E-mail address</p>', '<p>E~mail address</p>'],
  ['Mahler · Bruch', 'Mahler_· Bruch'],
])('%s never breaks inside', (text, bound) => {
  expect(visible(text)).toBe(bound)
})

test.each([
  'Mai ist der Monat',
  'Im Konzert 3 Uhren',
  'Teil B 12 Uhrwerke'.replace('B 12', 'A 12'),
  'Straße 7 Euroland',
  'KVB 314',
  'top. 92',
  'e-mail',
  '/de/e-mail',
  'mailto:e-mail@example.org',
  '<a href="https://example.org/C-Dur">',
  'Alt-Moll',
  'Das Forellen-Quintett',
  'Bad-Mailing',
  'Halle West. Danach Kaffee',
  'flat-rate',
])('%s is unchanged', (text) => {
  expect(visible(text)).toBe(text)
})

test('bindFigures only changes spaces and hyphens and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...'a1 .B79–', ' ', 'op.', 'Nr.', 'KV', 'Uhr', 'bis', '3.', 'Mai', '-', 'Dur', '·'),
      }),
      (text) => {
        const bound = bindFigures(text)
        expect(bound.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')).toBe(text)
        expect(bindFigures(bound)).toBe(bound)
      },
    ),
  )
})

test('bindFiguresDeep maps every text of a response without mutating it', () => {
  const response = { id: 7, name: 'Nr. 7', works: [{ title: 'op. 92', url: '/de/werke/op-92/1' }], none: null }
  expect(bindFiguresDeep(response)).toEqual({
    id: 7,
    name: 'Nr.\u00a07',
    works: [{ title: 'op.\u00a092', url: '/de/werke/op-92/1' }],
    none: null,
  })
  expect(response.name).toBe('Nr. 7')
})

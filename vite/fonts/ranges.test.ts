import { expect, test } from 'vitest'
import { lettersOf, ranges, unicodeRangeOf } from './ranges.ts'

const [latin, names] = ranges.map((range) => new Set(lettersOf(range)))
const missing = (text: string, ...sets: (Set<string> | undefined)[]) => [...text].filter((letter) => !sets.some((set) => set?.has(letter)))

test('German and English are set with the letters that come first', () => {
  expect(missing('ÄÖÜäöüßéèàçñ „Gänsefüßchen“ ‚so‘ “quotes” ‘so’ – — … · × € © ½ 12’ → ↗ †', latin)).toEqual([])
})

test.each([
  'Antonín Dvořák',
  'Leoš Janáček',
  'Bohuslav Martinů',
  'Karol Szymanowski',
  'Paweł Łukaszewski',
  'Bent Sørensen',
  'Anna Þorvaldsdóttir',
  'George Enescu, Ștefan',
  'Erkki-Sven Tüür, Pēteris Vasks',
  'Ludvík Žďár, Győr',
])('every letter of %s is in a font', (name) => {
  expect(missing(name, latin, names)).toEqual([])
})

test('no letter is in two files', () => {
  const all = ranges.flatMap((range) => [...lettersOf(range)])
  expect(all.length).toBe(new Set(all).size)
})

test('a range says in CSS what it holds', () => {
  expect(
    unicodeRangeOf({
      name: 'x',
      file: 'latin',
      points: [
        [0x20, 0x7e],
        [0x20ac, 0x20ac],
      ],
    }),
  ).toBe('U+20-7E, U+20AC')
})

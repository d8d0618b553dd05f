import { expect, test } from 'vitest'
import { ranges, toUnicodeRange } from './make-fonts.ts'

const [rare, western, latin, eastern, names] = ranges.map(({ letters }) => new Set(letters))
const missing = (text: string, ...sets: (Set<string> | undefined)[]) =>
  [...text].filter((letter) => !sets.some((set) => set?.has(letter)))

test('the Latin font covers German and English', () => {
  expect(
    missing('ÄÖÜäöüßéèàçñ „Gänsefüßchen“ ‚so‘ “quotes” ‘so’ – — … · × € © ½ 12’ → ↗ † Kon\u2010zert', latin),
  ).toEqual([])
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
  expect(missing(name, western, latin, eastern, names)).toEqual([])
})

test('a rare font is not loaded for letters of another font', () => {
  expect(ranges.map(({ name }) => name)).toEqual(['rare', 'western', 'latin', 'eastern', 'names'])
})

test.each([
  'Antonín Dvořák',
  'Leoš Janáček',
  'Bohuslav Martinů',
  'Karol Szymanowski',
  'Witold Lutosławski',
  'Henryk Górecki',
  'Łukaszewski',
  'Béla Bartók, Győr',
])('%s needs only the smallest names font', (name) => {
  expect(missing(name, latin, names)).toEqual([])
})

test('the two most used fonts share no letter', () => {
  expect([...(western ?? [])].filter((letter) => latin?.has(letter))).toEqual([])
  expect([...(eastern ?? [])].filter((letter) => names?.has(letter))).toEqual([])
})

test('the fonts cover Latin-1', () => {
  const all = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('')
  expect(missing(all, western, latin)).toEqual([])
})

test('the fonts cover Latin Extended-A and -B', () => {
  const all = Array.from({ length: 0x250 - 0x100 }, (_, index) => String.fromCodePoint(0x100 + index)).join('')
  expect(missing(all, rare)).toEqual([])
})

test('a range is formatted as CSS unicode-range', () => {
  expect(toUnicodeRange('€ !bca')).toBe('U+20-21, U+61-63, U+20AC')
})

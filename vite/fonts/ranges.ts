/** Which file of the font's package the letters are in, and from where to where they go. */
export type Range = { name: string; file: 'latin' | 'latin-ext'; points: [first: number, last: number][] }

/**
 * German and English with their quotation marks, dashes and arrows, and the letters of western and northern names, come
 * with the first view; the other letters of the composers (Dvořák, Szymanowski, Łukaszewski) where a page has one.
 */
export const ranges: Range[] = [
  {
    name: 'latin',
    file: 'latin',
    points: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x300, 0x304],
      [0x308, 0x308],
      [0x30a, 0x30c],
      [0x327, 0x328],
      [0x2009, 0x200b],
      [0x2010, 0x2014],
      [0x2018, 0x201e],
      [0x2020, 0x2022],
      [0x2026, 0x2026],
      [0x202f, 0x202f],
      [0x2032, 0x2033],
      [0x2039, 0x203a],
      [0x2060, 0x2060],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2190, 0x2193],
      [0x2197, 0x2197],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'names',
    file: 'latin-ext',
    points: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x17f],
      [0x218, 0x21b],
    ],
  },
  {
    name: 'rare',
    file: 'latin-ext',
    points: [
      [0x180, 0x217],
      [0x21c, 0x24f],
      [0x1e00, 0x1eff],
    ],
  },
]

export function lettersOf({ points }: Range): string {
  return points.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))).join('')
}

export function unicodeRangeOf({ points }: Range): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  return points.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}

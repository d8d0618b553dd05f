/** Which file of the font's package the letters are in, and which of them go into a file of ours. */
export type Range = { name: string; file: 'latin' | 'latin-ext'; letters: string }

/** What German and English are set with, and the letters of western and northern names. */
const COMMON = '§©«»°·×½–—‘’‚“”„†…‹›€′−←↑→↓↗ÄÖÜäöüßàáâãåæçèéêëìíîïñòóôõøùúûýœÀÁÂÅÆÇÈÉÊÍÑÓØÚ'
/** Spaces, and the hyphens that browsers set where they break a word. */
const UNSEEN = '\u00a0\u00ad\u2009\u200b\u202f\u2060\u2010\u2011'

export const latin: Range = { name: 'latin', file: 'latin', letters: between([0x20, 0x7e]) + UNSEEN + COMMON }

/** The rest of the package's file: Icelandic, French capitals, fractions and signs, accents that stand alone. */
const western: Range = {
  name: 'western',
  file: 'latin',
  letters: without(
    latin.letters,
    between(
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
      [0x2032, 0x2033],
      [0x2039, 0x203a],
      [0x2122, 0x2122],
    ),
  ),
}

/** Those that Czech, Polish and Hungarian composers are written with: hardly a season is without one. */
const NAMES = 'čćěęłńőřśšůźżžČŁŘŚŠŽ'
/** What these languages have besides, Slovak, Romanian, Croatian and Turkish; the long vowels of the Baltic. */
const EASTERN = 'ďňťąűășțđğşāēīūĎĚŇŤŮĄĆĘŃŹŻŐŰĂȘȚĐĞŞİĀĒĪŪ'

/**
 * The first view comes with `latin`; the letters of names from further east (Dvořák, Szymanowski, Łukaszewski) where a
 * page has one, and apart from what hardly any page has. Of two that hold a letter the later one is asked for it (CSS Fonts 4, §4.5).
 */
export const ranges: Range[] = [
  { name: 'rare', file: 'latin-ext', letters: between([0x100, 0x24f], [0x1e00, 0x1eff]) },
  western,
  latin,
  { name: 'eastern', file: 'latin-ext', letters: EASTERN },
  { name: 'names', file: 'latin-ext', letters: NAMES },
]

function between(...points: [first: number, last: number][]): string {
  return points.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))).join('')
}

function without(letters: string, all: string): string {
  return [...all].filter((letter) => !letters.includes(letter)).join('')
}

export function unicodeRangeOf(letters: string): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  const runs: { first: number; last: number }[] = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.last === point - 1) run.last = point
    else runs.push({ first: point, last: point })
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

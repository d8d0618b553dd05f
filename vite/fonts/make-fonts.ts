import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/**
 * Features that the styles use and browsers apply by default; fractions and other figures would add 1 to 2 KB a file.
 */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn']

/** Writes the subsets of all faces, and `fonts.css` with them and their fallbacks. */
export async function makeFonts({ packages, folder }: { packages: string; folder: string }): Promise<void> {
  const rules: string[] = []
  for (const face of faces) {
    for (const range of ranges) {
      const name = `${getName(face)}-${range.name}.woff2`
      const bytes = await subsetFont(await loadSource(face, { packages, range }), range.letters, {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: features,
      })
      await writeFile(join(folder, name), bytes)
      rules.push(faceRule(face, { range, name }))
    }
    for (const fallback of face.fallbacks) rules.push(await fallbackRule(face, { fallback, packages }))
  }
  for (const { source, file, axes } of drawnFaces)
    for (const { name, ...range } of drawnRanges)
      await writeFile(
        join(folder, `${source}-drawn-${name}.ttf`),
        await subsetFont(await loadSource({ source, file }, { packages, range }), range.letters, {
          targetFormat: 'truetype',
          variationAxes: axes,
          keepFeatures: features,
        }),
      )
  await writeFile(join(folder, 'fonts.css'), rules.join('\n'))
}

/** The inputs, to detect changes. */
export async function fontSources(packages: string): Promise<(string | Buffer)[]> {
  const fonts = faces.flatMap((face) => ranges.map((range) => loadSource(face, { packages, range })))
  return [
    JSON.stringify({ faces, ranges, drawnFaces, drawnRanges, keepFeatures: features }),
    ...(await Promise.all(fonts)),
  ]
}

function loadSource(
  { source, file }: Pick<Face, 'source' | 'file'>,
  { packages, range }: { packages: string; range: Pick<Range, 'file'> },
): Promise<Buffer> {
  return readFile(join(packages, '@fontsource-variable', source, 'files', `${source}-${range.file}-${file}.woff2`))
}

function getName({ source, style, weight }: Face): string {
  return [source, weight.replace(' ', '-'), ...(style === 'normal' ? [] : [style])].join('-')
}

/** `swap`: the first text is painted at once in a fallback with the same metrics. */
function faceRule({ family, style, weight }: Face, { range, name }: { range: Range; name: string }): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${name}") format("woff2");
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${toUnicodeRange(range.letters)};
}`
}

/** A system font scaled to the width and height of ours. */
async function fallbackRule(
  face: Face,
  { fallback, packages }: { fallback: Fallback; packages: string },
): Promise<string> {
  const instance = await subsetFont(await loadSource(face, { packages, range: latin }), latin.letters, {
    targetFormat: 'truetype',
    variationAxes: fallback.as,
  })
  const { fontFaces } = createFontStack(
    [{ ...(await fromBuffer(instance)), familyName: face.family }, fallback.metrics],
    { fontFaceFormat: 'styleObject' },
  )
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {}
  return `@font-face {
  font-family: "${face.family} ${fallback.name}";
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${fallback.weight};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride ?? '0%'};
  size-adjust: ${sizeAdjust ?? '100%'};
}`
}

/** A face: the kept axes of its file, and its fallback. */
type Face = {
  family: string
  /** `@fontsource-variable/{source}/files/{source}-{range}-{file}.woff2` */
  source: string
  file: string
  style: 'normal' | 'italic'
  weight: string
  /** A number pins an axis. Omitted axes keep their whole range. */
  axes: Record<string, number | { min: number; max: number }>
  fallbacks: Fallback[]
}

/** A system font; `as` is the instance of ours that it replaces. */
type Fallback = { name: string; local: string[]; weight: string; as: Record<string, number>; metrics: Metrics }
type Metrics = {
  familyName: string
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  xWidthAvg: number
}

const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 }
const arialBold = { ...arial, xWidthAvg: 983 }
const times = {
  familyName: 'Times New Roman',
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
}
const georgia = { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 }
const roboto = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 }

// Liberation has the metrics of Arial and Times on Linux; Roboto and Noto Serif are Android's.
const arialNames = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBoldNames = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']
const timesNames = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']

const text: Pick<Face, 'family' | 'source'> = { family: 'Source Sans 3', source: 'source-sans-3' }
const italic: Omit<Face, 'weight' | 'axes'> = { ...text, file: 'wght-italic', style: 'italic', fallbacks: [] }

const textFallbacks: Fallback[] = [
  { name: 'Arial', local: arialNames, weight: '400 599', as: { wght: 400 }, metrics: arial },
  { name: 'Arial', local: arialBoldNames, weight: '600 900', as: { wght: 600 }, metrics: arialBold },
  { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], weight: '400 599', as: { wght: 400 }, metrics: roboto },
]

const nunito: Omit<Face, 'weight' | 'axes' | 'fallbacks'> = {
  family: 'Nunito',
  source: 'nunito',
  file: 'wght-normal',
  style: 'normal',
}

const faces: Face[] = [
  {
    family: 'Fraunces',
    source: 'fraunces',
    file: 'opsz-normal',
    style: 'normal',
    // The only weight in tokens.css; the optical size axis stays, for small and large names.
    weight: '400',
    axes: { wght: 400, opsz: { min: 18, max: 72 } },
    fallbacks: [
      { name: 'Georgia', local: ['Georgia'], weight: '400', as: { wght: 400, opsz: 40 }, metrics: georgia },
      { name: 'Times', local: timesNames, weight: '400', as: { wght: 400, opsz: 40 }, metrics: times },
    ],
  },
  // spec §9: weights 400 to 900.
  {
    ...text,
    file: 'wght-normal',
    style: 'normal',
    weight: '400 900',
    axes: { wght: { min: 400, max: 900 } },
    fallbacks: textFallbacks,
  },
  // Movements and notes use the first, bold text within them the second; one file for both is as large as two.
  { ...italic, weight: '400 599', axes: { wght: 400 } },
  { ...italic, weight: '600 900', axes: { wght: 700 } },
  // Headings and quotations.
  {
    ...nunito,
    weight: '800',
    axes: { wght: 800 },
    fallbacks: [{ name: 'Arial', local: arialBoldNames, weight: '800', as: { wght: 800 }, metrics: arialBold }],
  },
  {
    ...nunito,
    weight: '400',
    axes: { wght: 400 },
    fallbacks: [{ name: 'Arial', local: arialNames, weight: '400', as: { wght: 400 }, metrics: arial }],
  },
]

/** For pictures that the server draws: each face in one weight, as libvips reads neither WOFF2 nor axes. */
const drawnFaces: (Pick<Face, 'source' | 'file'> & { axes: Record<string, number> })[] = [
  { source: 'fraunces', file: 'opsz-normal', axes: { wght: 400, opsz: 72 } },
  { source: 'source-sans-3', file: 'wght-normal', axes: { wght: 600 } },
  { source: 'nunito', file: 'wght-normal', axes: { wght: 800 } },
]

/** The package file with these letters, and which of them to include. */
type Range = { name: string; file: 'latin' | 'latin-ext'; letters: string }

/** German, English, western and northern names. */
const COMMON = '§©«»°·×½–—‘’‚“”„†…‹›€′−←↑→↓↗ÄÖÜäöüßàáâãåæçèéêëìíîïñòóôõøùúûýœÀÁÂÅÆÇÈÉÊÍÑÓØÚ'
/** Spaces, and the hyphens that browsers insert. */
const UNSEEN = '\u00a0\u00ad\u2009\u200b\u202f\u2060\u2010\u2011'

const latin: Range = { name: 'latin', file: 'latin', letters: charactersBetween([0x20, 0x7e]) + UNSEEN + COMMON }

/** The rest of the package's file: Icelandic, French capitals, fractions, signs, combining accents. */
const western: Range = {
  name: 'western',
  file: 'latin',
  letters: exclude(
    latin.letters,
    charactersBetween(
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

/** For Czech, Polish and Hungarian composers, who are in almost every season. */
const NAMES = 'čćěęłńőřśšůźżžČŁŘŚŠŽ'
/** Slovak, Romanian, Croatian and Turkish letters; Baltic long vowels. */
const EASTERN = 'ďňťąűășțđğşāēīūĎĚŇŤŮĄĆĘŃŹŻŐŰĂȘȚĐĞŞİĀĒĪŪ'

/** All of the package's file. */
const rare: Range = {
  name: 'rare',
  file: 'latin-ext',
  letters: charactersBetween([0x100, 0x24f], [0x1e00, 0x1eff]),
}

/**
 * The first view needs only `latin`; eastern names (Dvořák, Szymanowski, Łukaszewski) are a file of their own, apart
 * from rare letters. Of two ranges with a letter the later one is used (CSS Fonts 4, §4.5).
 */
export const ranges: Range[] = [
  rare,
  western,
  latin,
  { name: 'eastern', file: 'latin-ext', letters: EASTERN },
  { name: 'names', file: 'latin-ext', letters: NAMES },
]

const drawnRanges: Range[] = [{ ...latin, letters: latin.letters + western.letters }, rare]

function charactersBetween(...points: [first: number, last: number][]): string {
  return points
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
}

function exclude(letters: string, all: string): string {
  return [...all].filter((letter) => !letters.includes(letter)).join('')
}

export function toUnicodeRange(letters: string): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  const runs: { first: number; last: number }[] = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.last === point - 1) run.last = point
    else runs.push({ first: point, last: point })
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

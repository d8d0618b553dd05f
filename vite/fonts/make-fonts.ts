import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { type Face, type Fallback, faces } from './faces.ts'
import { latin, type Range, ranges, unicodeRangeOf } from './ranges.ts'

/** What the pages' style sheets ask for and browsers do unasked; fractions and other figures took 1 to 2 KB of a file. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn']

/** Writes the subsets of all faces and `fonts.css`, which declares them and their fallbacks, into a folder. */
export async function makeFonts({ packages, folder }: { packages: string; folder: string }): Promise<void> {
  const rules: string[] = []
  for (const face of faces) {
    for (const range of ranges) {
      const name = `${nameOf(face)}-${range.name}.woff2`
      const bytes = await subsetFont(await sourceOf(face, { packages, range }), range.letters, {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures,
      })
      await writeFile(join(folder, name), bytes)
      rules.push(faceRule(face, { range, name }))
    }
    for (const fallback of face.fallbacks) rules.push(await fallbackRule(face, { fallback, packages }))
  }
  await writeFile(join(folder, 'fonts.css'), rules.join('\n'))
}

/** What the files are made from, for telling whether they must be made again. */
export async function sourcesOfFonts(packages: string): Promise<(string | Buffer)[]> {
  const fonts = faces.flatMap((face) => ranges.map((range) => sourceOf(face, { packages, range })))
  return [JSON.stringify({ faces, ranges, keepFeatures }), ...(await Promise.all(fonts))]
}

function sourceOf({ source, file }: Face, { packages, range }: { packages: string; range: Range }): Promise<Buffer> {
  return readFile(join(packages, '@fontsource-variable', source, 'files', `${source}-${range.file}-${file}.woff2`))
}

function nameOf({ source, style, weight }: Face): string {
  return [source, weight.replace(' ', '-'), ...(style === 'normal' ? [] : [style])].join('-')
}

/** `swap`: the first text is painted at once, in the fallback of the same measures. */
function faceRule({ family, style, weight }: Face, { range, name }: { range: Range; name: string }): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${name}") format("woff2");
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRangeOf(range.letters)};
}`
}

/** A font that readers have, scaled so that a line of it is as long and as high as one of ours. */
async function fallbackRule(face: Face, { fallback, packages }: { fallback: Fallback; packages: string }): Promise<string> {
  const instance = await subsetFont(await sourceOf(face, { packages, range: latin }), latin.letters, { targetFormat: 'truetype', variationAxes: fallback.as })
  const { fontFaces } = createFontStack([{ ...(await fromBuffer(instance)), familyName: face.family }, fallback.metrics], { fontFaceFormat: 'styleObject' })
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

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

/** Debian source packages whose tests contain files, many of them malicious. */
export const corpora = [
  'exiv2',
  'giflib',
  'golang-golang-x-image',
  'imagemagick',
  'jhead',
  'leptonlib',
  'libexif',
  'libgd2',
  'libheif',
  'libimage-exiftool-perl',
  'libjpeg-turbo',
  'libmetadata-extractor-java',
  'libpdfbox2-java',
  'libpng1.6',
  'libwebp',
  'pdf.js',
  'pdfminer',
  'pikepdf',
  'pillow',
  'pypdf',
  'qpdf',
  'quodlibet',
  'taglib',
  'tiff',
  'vips',
] as const

const corpusFolder = join(tmpdir(), 'partitur-corpora')
const LARGEST_BYTES = 40 * 1024 * 1024
const isOfMedia =
  /^\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?|svgz?|pdf|mp[34]|m4[av]|mov|bmp|jp2|jxl|exv|psd|ico|cr2|nef|eps|raf|dng|ppm|tga|pgf|crw|mrw|orf|rw2|fuzz|poc|bin|wav|ogg|flac)$/i

/** Fetched once by apt and stored. Throws one line that says what is missing. */
export function fetchCorpora(): void {
  const missingPrograms = ['apt-get', 'tar', 'xz', 'bzip2', 'exiftool'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  )
  if (missingPrograms.length > 0)
    throw new Error(
      `These programs are missing: ${missingPrograms.join(' ')} (apt-get install xz-utils bzip2 libimage-exiftool-perl)`,
    )
  for (const name of corpora) {
    const folder = join(corpusFolder, name)
    mkdirSync(folder, { recursive: true })
    if (sourcesIn(folder).length > 0) continue
    spawnSync('apt-get', ['source', '--download-only', name], { cwd: folder })
  }
  const missing = corpora.filter((name) => sourcesIn(join(corpusFolder, name)).length === 0)
  if (missing.length > 0)
    throw new Error(`apt-get source finds no ${missing.join(' ')}: its lists need lines of sources (deb-src)`)
}

/** The media files in one of them. */
export function filesOf(name: (typeof corpora)[number]): { name: string; bytes: Buffer<ArrayBuffer> }[] {
  const unpacked = join(corpusFolder, `${name}-unpacked`)
  mkdirSync(unpacked, { recursive: true })
  for (const archive of sourcesIn(join(corpusFolder, name))) {
    const { status, stderr } = spawnSync('tar', ['--no-same-owner', '-xf', archive], {
      cwd: unpacked,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${archive}: ${stderr}`)
  }
  return readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isOfMedia.test(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size <= LARGEST_BYTES)
    .sort()
    .map((path) => ({ name: path.slice(unpacked.length + 1), bytes: Buffer.from(readFileSync(path)) }))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /\.orig.*\.tar\.(gz|xz|bz2)$/.test(name))
    .map(({ name }) => join(folder, name))
}

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { default as SharpModule } from 'sharp'
import frauncesLatin from '#fonts/fraunces-drawn-latin.ttf?inline'
import frauncesRare from '#fonts/fraunces-drawn-rare.ttf?inline'
import nunitoLatin from '#fonts/nunito-drawn-latin.ttf?inline'
import nunitoRare from '#fonts/nunito-drawn-rare.ttf?inline'
import sourceLatin from '#fonts/source-sans-3-drawn-latin.ttf?inline'
import sourceRare from '#fonts/source-sans-3-drawn-rare.ttf?inline'

/** The name in the file, and Pango's weight; the comma ends the name. */
const faces = {
  fraunces: { name: 'Fraunces,', files: [frauncesLatin, frauncesRare] },
  sourceSans: { name: 'Source Sans 3 ExtraLight, Semi-Bold', files: [sourceLatin, sourceRare] },
  nunito: { name: 'Nunito ExtraLight, Ultra-Bold', files: [nunitoLatin, nunitoRare] },
} as const
export type DrawnFace = keyof typeof faces

/** `sizes` in pixels, the largest first: the first that fits is used. */
type DrawnText = {
  text: string
  face: DrawnFace
  colour: string
  width: number
  height: number
  sizes: readonly number[]
  leading?: number
}
export type DrawnBlock = { input: Buffer; width: number; height: number }

type Sharp = typeof SharpModule

/** Sets a text in a face of the website, in lines of `width`; cut at `height`. It looks the same on every machine. */
export async function drawText(sharp: Sharp, { sizes, ...text }: DrawnText): Promise<DrawnBlock> {
  const { width, height } = text
  for (const size of sizes) {
    const block = await setLines(sharp, { ...text, size })
    if (block.width <= width && block.height <= height) return block
  }
  const block = await setLines(sharp, { ...text, size: sizes.at(-1) ?? height })
  const box = { width: Math.min(width, block.width), height: Math.min(height, block.height) }
  const input = await sharp(block.input)
    .extract({ left: 0, top: 0, ...box })
    .png()
    .toBuffer()
  return { input, ...box }
}

async function setLines(
  sharp: Sharp,
  { text, face, colour, width, size, leading = 0 }: Omit<DrawnText, 'sizes' | 'height'> & { size: number },
): Promise<DrawnBlock> {
  const [fontfile] = await fontFiles(face)
  for (const file of await fontFiles(face)) await register(sharp, { face, fontfile: file })
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${faces[face].name} ${size}px`,
      ...(fontfile ? { fontfile } : {}),
      width,
      spacing: leading,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

const registered = new Set<string>()

/** libvips keeps a font file once it has set a text from it, so that letters of the second one are found too. */
async function register(sharp: Sharp, { face, fontfile }: { face: DrawnFace; fontfile: string }): Promise<void> {
  if (registered.has(fontfile)) return
  await sharp({ text: { text: '·', font: `${faces[face].name} 12px`, fontfile, dpi: 72 } }).toBuffer()
  registered.add(fontfile)
}

/** Pango reads markup. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const written = new Map<DrawnFace, Promise<string[]>>()

function fontFiles(face: DrawnFace): Promise<string[]> {
  const files = written.get(face) ?? writeFonts(face)
  written.set(face, files)
  return files
}

/** libvips opens fonts by path. */
async function writeFonts(face: DrawnFace): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'partitur-fonts-'))
  return Promise.all(
    faces[face].files.map(async (source, index) => {
      const path = join(folder, `${face}-${index}.ttf`)
      await writeFile(path, Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'))
      return path
    }),
  )
}

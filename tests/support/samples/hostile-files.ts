import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type HostileFile = { name: string; bytes: Buffer }

/**
 * Occurs in every executable payload below; public responses may contain it only in files that are stored unchanged.
 */
export const PAYLOAD = 'alert(/uploaded/)'
/** The location in the film below (ISO 6709). */
export const PLACE = '+52.5200+013.4050/'
const page = `<html><script>${PAYLOAD}</script></html>`
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** Files that are valid in two formats. */
export async function polyglots(): Promise<HostileFile[]> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  const [jpeg, png, gif, webp, avif] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().avif().toBuffer(),
  ])
  const zip = Buffer.concat([
    Buffer.from('504b03040a0000000000', 'hex'),
    Buffer.from(page),
    Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  ])
  const pdf = Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.${PAYLOAD})>>>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
  return [
    {
      name: 'gif.js',
      bytes: Buffer.concat([gif.subarray(0, -1), block('21fe', `*/=1;${PAYLOAD}//`), Buffer.from([0x3b])]),
    },
    { name: 'gif-then-page.gif', bytes: Buffer.concat([gif, Buffer.from(page)]) },
    { name: 'jpeg-then-page.html', bytes: Buffer.concat([jpeg, Buffer.from(page)]) },
    {
      name: 'jpeg-comment.jpg',
      bytes: Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, Buffer.from(page)), jpeg.subarray(2)]),
    },
    { name: 'jpeg-then-zip.jar', bytes: Buffer.concat([jpeg, zip]) },
    {
      name: 'png-text.html',
      bytes: Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${page}`)), png.subarray(33)]),
    },
    { name: 'png-then-page.php', bytes: Buffer.concat([png, Buffer.from(`<?php ${PAYLOAD} ?>`)]) },
    { name: 'webp-then-page.webp', bytes: Buffer.concat([webp, Buffer.from(page)]) },
    { name: 'avif-then-page.avif', bytes: Buffer.concat([avif, Buffer.from(page)]) },
    {
      name: 'script.svg',
      bytes: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${PAYLOAD}</script></svg>`,
      ),
    },
    {
      name: 'entity.svg',
      bytes: Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
    },
    { name: 'page.png', bytes: Buffer.from(page) },
    { name: 'pdf-with-script.pdf', bytes: pdf },
    { name: 'pdf-then-zip.pdf', bytes: Buffer.concat([pdf, zip]) },
    { name: 'page-called-pdf.html', bytes: Buffer.from(`%PDF-1.4 ${page}`) },
    { name: 'page-before-pdf.pdf', bytes: Buffer.concat([Buffer.from(page), pdf]) },
    {
      name: 'page-called-mp3.html',
      bytes: Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from(page)]),
    },
    {
      name: 'page-called-mp4.html',
      bytes: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.from(page)]),
    },
    {
      name: 'film-with-place.mp4',
      bytes: Buffer.concat([
        box('ftyp', 'isom\0\0\0\0isommp42'),
        box('moov', box('udta', box('\xa9xyz', `\0\x12\0\0${PLACE}`))),
        box('mdat', 'x'),
      ]),
    },
    { name: '../../../../etc/cron.d/x.png', bytes: png },
    { name: `${'ä'.repeat(5000)}.png`, bytes: png },
    { name: 'gnp.\u202elmth.png', bytes: png },
    ...[jpeg, png, gif, webp, avif, pdf].flatMap((bytes, index) => [
      { name: `${index}-cut.bin`, bytes: bytes.subarray(0, bytes.length >> 1) },
      { name: `${index}-head.bin`, bytes: bytes.subarray(0, 12) },
    ]),
    { name: 'nothing.png', bytes: Buffer.alloc(0) },
    { name: 'one.png', bytes: Buffer.from([0xff]) },
  ]
}

/** Small files that become large, or slow, when decoded. */
export async function bombs(): Promise<HostileFile[]> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000000' }, limitInputPixels: false })
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#884422', noise: gaussian } })
  const progressive = await noise(2000, 2000).jpeg({ progressive: true }).toBuffer()
  const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(lastScan, -2)
  const frames = (side: number, count: number) =>
    sharp({
      create: {
        width: side,
        height: side * count,
        pageHeight: side,
        channels: 3,
        background: '#884422',
        noise: gaussian,
      },
      limitInputPixels: false,
    })
  const zeros = deflateSync(Buffer.alloc(60_000_000))
  const png = await flat(9, 9).png().toBuffer()
  return [
    { name: 'hundred-megapixels.png', bytes: await flat(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer() },
    { name: 'hundred-megapixels.jpg', bytes: await flat(10_000, 10_000).jpeg({ quality: 1 }).toBuffer() },
    { name: 'hundred-megapixels.webp', bytes: await flat(10_000, 10_000).webp({ quality: 1 }).toBuffer() },
    { name: 'noise.jpg', bytes: await noise(5000, 5000).jpeg({ quality: 60 }).toBuffer() },
    { name: 'noise.webp', bytes: await noise(4500, 4500).webp({ quality: 60, effort: 0 }).toBuffer() },
    { name: 'noise.avif', bytes: await noise(2000, 2000).avif({ quality: 50, effort: 0 }).toBuffer() },
    { name: 'moving-noise.gif', bytes: await frames(600, 8).gif({ effort: 1 }).toBuffer() },
    { name: 'says-four-gigapixels.png', bytes: pngOf(65_000, 65_000, zeros) },
    { name: 'says-the-most.png', bytes: pngOf(0x7fffffff, 0x7fffffff, zeros) },
    {
      name: 'long-text.png',
      bytes: Buffer.concat([
        png.subarray(0, 33),
        ...Array<Buffer>(100).fill(chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), zeros]))),
        png.subarray(33),
      ]),
    },
    {
      name: 'long-profile.png',
      bytes: Buffer.concat([
        png.subarray(0, 33),
        chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zeros])),
        png.subarray(33),
      ]),
    },
    {
      name: 'many-scans.jpg',
      bytes: Buffer.concat([
        progressive.subarray(0, -2),
        ...Array<Buffer>(2000).fill(scan),
        Buffer.from([0xff, 0xd9]),
      ]).subarray(0, 29_000_000),
    },
    { name: 'many-frames.gif', bytes: await frames(100, 200).gif({ effort: 1 }).toBuffer() },
    { name: 'many-frames.webp', bytes: await frames(100, 200).webp({ effort: 0 }).toBuffer() },
    { name: 'narrow.png', bytes: await flat(1, 1_000_000).png().toBuffer() },
    { name: 'wide.png', bytes: await flat(1_000_000, 1).png().toBuffer() },
    {
      name: 'laughs.svg',
      bytes: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">${Array.from({ length: 12 }, (_, n) => `<g id="a${n + 1}">${`<use x:href="#a${n}"/>`.repeat(10)}</g>`).join('')}<rect id="a0" width="9" height="9"/></svg>`,
      ),
    },
  ]
}

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(
    ~body.reduce((crc, byte) => (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) >>> 0,
    4,
  )
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function box(type: string, content: Buffer | string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, Buffer.from(content)])
}

function segment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])
}

function block(head: string, text: string): Buffer {
  return Buffer.concat([Buffer.from(head, 'hex'), Buffer.from([text.length]), Buffer.from(text), Buffer.from([0])])
}

import sharp from 'sharp'
import { drawImage } from './draw.ts'
import type { ImageSpec } from './types.ts'

const JPEG_QUALITY = 82

export async function renderImage(spec: ImageSpec): Promise<Buffer> {
  return sharp(Buffer.from(drawImage(spec)))
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

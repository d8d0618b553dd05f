import sharp from 'sharp'

const JPEG_QUALITY = 82

/** Quickly made, because `storeImage` makes the file that is kept from it. */
export async function renderSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY }).toBuffer()
}

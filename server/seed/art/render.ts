import sharp from 'sharp'

const JPEG_QUALITY = 82

export async function renderSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()
}

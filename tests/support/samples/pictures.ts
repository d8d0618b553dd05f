import sharp from 'sharp'

/** Pictures that differ in their bytes, to be uploaded. */
export function makePictures(
  count: number,
  { width = 1200, height = 800 } = {},
): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `probe-${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: {
          width,
          height,
          channels: 3,
          background: { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53 + Date.now()) % 256 },
        },
      })
        .png()
        .toBuffer(),
    })),
  )
}

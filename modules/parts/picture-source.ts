import type { Image } from '#contract/common.ts'

/** What a picture is drawn from. */
export type PictureSource = Pick<Image, 'id' | 'hash' | 'width' | 'height' | 'focal_x' | 'focal_y'>

/** A picture without its words, for lists whose pictures are decoration. */
export function toPictureSource(image: Image | null): PictureSource | null {
  if (!image) return null
  const { id, hash, width, height, focal_x, focal_y } = image
  return { id, hash, width, height, focal_x, focal_y }
}

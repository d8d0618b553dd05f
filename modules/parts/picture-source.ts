import type { Image } from '#contract/common.ts'

export type PictureSource = Pick<Image, 'id' | 'hash' | 'width' | 'height' | 'focal_x' | 'focal_y'> &
  Partial<Pick<Image, 'duotone'>>

/** Without alternative text, for lists with decorative pictures. */
export function toPictureSource(image: Image | null): PictureSource | null {
  if (!image) return null
  const { id, hash, width, height, focal_x, focal_y, duotone } = image
  return { id, hash, width, height, focal_x, focal_y, ...(duotone ? { duotone } : {}) }
}

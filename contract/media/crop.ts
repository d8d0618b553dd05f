type Size = { width: number; height: number }
export type FocalPoint = { x: number; y: number }

/** The server's cut of a picture to an aspect ratio around its focal point, in pixels. */
export function cropArea(picture: Size, focal: FocalPoint, target: Size): Size & { left: number; top: number } {
  const aspect = target.width / target.height
  const isWide = picture.width / picture.height > aspect
  const width = isWide ? Math.round(picture.height * aspect) : picture.width
  const height = isWide ? picture.height : Math.round(picture.width / aspect)
  return {
    width,
    height,
    left: cropStart(focal.x, picture.width, width),
    top: cropStart(focal.y, picture.height, height),
  }
}

/** The same cut as CSS `object-position` for `object-fit: cover`. */
export function objectPosition(picture: Size, focal: FocalPoint, target: Size): string {
  const crop = cropArea(picture, focal, target)
  return `${percent(crop.left, picture.width - crop.width)} ${percent(crop.top, picture.height - crop.height)}`
}

function cropStart(share: number, total: number, part: number): number {
  return Math.round(Math.min(Math.max(share * total - part / 2, 0), total - part))
}

function percent(offset: number, room: number): string {
  return room <= 0 ? '50%' : `${Math.round((offset / room) * 1000) / 10}%`
}

import { motifNamed } from './motifs.ts'
import { paletteOf } from './palette.ts'
import { createRandom } from './random.ts'
import type { Sheet } from './shapes.ts'
import type { ImageSpec, Ratio } from './types.ts'

const SIZES: Record<Ratio, [width: number, height: number]> = {
  landscape: [1920, 1080],
  portrait: [1200, 1500],
  square: [1400, 1400],
}

export function drawImage(spec: ImageSpec): string {
  const [w, h] = SIZES[spec.ratio]
  const c = paletteOf(spec.colorKey, spec.ground)
  const sheet: Sheet = { w, h, m: Math.min(w, h), rnd: createRandom(spec.key), c, key: spec.key }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${c.bg}"/>${motifNamed(spec.motif)(sheet)}</svg>`
}

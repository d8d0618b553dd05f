import type { Crop } from '../parts/Picture.tsx'

/**
 * spec §3: vertical 400x500 or horizontal 1240x700, cut to that shape; big or normal, of the older variant, show the
 * picture whole.
 */
export const imageAliases = ['vertical', 'horizontal', 'big', 'normal'] as const

type ImageAlias = (typeof imageAliases)[number]

export function toCrop(alias: ImageAlias): Crop | undefined {
  return alias === 'vertical' || alias === 'horizontal' ? alias : undefined
}

import type { Crop } from '../parts/Picture.tsx'
import { moduleVariant } from '../variant.ts'

const aliases = { newer: ['vertical', 'horizontal'], older: ['big', 'normal'] } as const

export type ImageAlias = (typeof aliases)['newer' | 'older'][number]

/** spec §3: vertical 400x500 or horizontal 1240x700; big or normal in the older variant. */
export const imageAliases: readonly [ImageAlias, ...ImageAlias[]] = aliases[moduleVariant]

const crops: Record<ImageAlias, Crop | undefined> = { vertical: 'vertical', horizontal: 'horizontal', big: undefined, normal: undefined }

export function cropOf(alias: ImageAlias): Crop | undefined {
  return crops[alias]
}

import { moduleVariant } from '../variant.ts'

export type TeaserClass = 'default' | 'img-left' | 'img-right'

const classes: Record<typeof moduleVariant, readonly ['default', ...TeaserClass[]]> = {
  newer: ['default'],
  older: ['default', 'img-left', 'img-right'],
}

/** spec §3: default; or img-left / img-right in the older variant. */
export const teaserClasses = classes[moduleVariant]

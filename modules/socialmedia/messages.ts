import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Soziale Medien',
    fields: {
      embed: 'Adresse oder Einbettungscode',
      media_type: 'Art',
    },
    help: {
      embed: 'Instagram, Facebook, X oder TikTok.',
    },
    options: {
      media_type: {
        post: 'Beitrag',
        video: 'Video quer',
        reel: 'Video hoch',
      },
    },
  },
  en: {
    name: 'Social media',
    fields: {
      embed: 'Address or embed code',
      media_type: 'Type',
    },
    help: {
      embed: 'Instagram, Facebook, X or TikTok.',
    },
    options: {
      media_type: {
        post: 'Post',
        video: 'Landscape video',
        reel: 'Portrait video',
      },
    },
  },
}

import type { Locale } from '#config'
import type { KindMessages } from '../define-edit.ts'
import type schema from './schema.ts'

export const messages: Record<Locale, KindMessages<typeof schema>> = {
  de: {
    name: 'Audio',
    fields: {
      embed: 'Adresse oder Einbettungscode',
    },
    help: {
      embed: 'SoundCloud, Spotify, Apple Podcasts oder Podigee.',
    },
  },
  en: {
    name: 'Audio',
    fields: {
      embed: 'Address or embed code',
    },
    help: {
      embed: 'SoundCloud, Spotify, Apple Podcasts or Podigee.',
    },
  },
}

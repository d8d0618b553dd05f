import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  fields: ['embed'],
  messages: {
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
  },
})

import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'audio',
  label: ['Audio', 'Audio'],
  fields: {
    embed: {
      type: 'embed',
      services: ['soundcloud', 'spotify', 'applepodcasts', 'podigee'],
      required: true,
      multiline: true,
      label: ['Adresse oder Einbettungscode', 'Address or embed code'],
      help: ['SoundCloud, Spotify, Apple Podcasts oder Podigee.', 'SoundCloud, Spotify, Apple Podcasts or Podigee.'],
    },
  },
})

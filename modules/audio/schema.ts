import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'audio',
  fields: {
    embed: { type: 'embed', services: ['soundcloud', 'spotify', 'applepodcasts', 'podigee'], rows: 3, required: true },
  },
})

import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'socialmedia',
  fields: {
    embed: { type: 'embed', services: ['instagram', 'facebook', 'x', 'tiktok'], rows: 3, required: true },
    media_type: { type: 'select', options: ['post', 'video', 'reel'] },
  },
})

import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'videoitem',
  fields: {
    video_url: { type: 'embed', services: ['youtube', 'vimeo', 'youtubeShort'], required: true },
    image: { type: 'image' },
    length: { type: 'text', maxLength: 20 },
    title: { type: 'text', localised: true },
    content: { type: 'rich-text', localised: true },
  },
  item: true,
})

import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'video',
  fields: {
    video_url: { type: 'embed', services: ['youtube', 'vimeo'], required: true, unless: 'video_file_mp4' },
    video_file_mp4: { type: 'file', accept: 'video/mp4' },
    image: { type: 'image' },
    length: { type: 'text', maxLength: 20 },
    title: { type: 'text', localised: true },
    content: { type: 'rich-text', localised: true },
  },
})

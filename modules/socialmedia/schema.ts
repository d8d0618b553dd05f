import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'socialmedia',
  label: ['Soziale Medien', 'Social media'],
  fields: {
    embed: {
      type: 'embed',
      services: ['instagram', 'facebook', 'x', 'tiktok'],
      required: true,
      multiline: true,
      label: ['Adresse oder Einbettungscode', 'Address or embed code'],
      help: ['Instagram, Facebook, X oder TikTok.', 'Instagram, Facebook, X or TikTok.'],
    },
    media_type: {
      type: 'choice',
      options: {
        post: ['Beitrag', 'Post'],
        video: ['Video quer', 'Landscape video'],
        reel: ['Video hoch', 'Portrait video'],
      },
      initial: 'post',
      label: ['Art', 'Type'],
    },
  },
})

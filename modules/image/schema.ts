import { defineSchema } from '../define.tsx'
import { imageAliases } from './aliases.ts'

export default defineSchema({
  kind: 'image',
  fields: {
    alias: { type: 'select', options: imageAliases },
    image: { type: 'image', required: true },
    link: { type: 'link', localised: true },
    description: { type: 'text', maxLength: 500, localised: true },
  },
})

import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'text',
  fields: {
    content: { type: 'rich-text', required: true, localised: true },
  },
})

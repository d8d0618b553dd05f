import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'table',
  fields: {
    caption: { type: 'text', localised: true },
    content: { type: 'rich-text', table: true, required: true, localised: true },
  },
})

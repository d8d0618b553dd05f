import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'quote',
  fields: {
    content: { type: 'textarea', rows: 4, maxLength: 2000, required: true, localised: true },
    author: { type: 'text', localised: true },
  },
})

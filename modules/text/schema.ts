import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'text',
  label: ['Text', 'Text'],
  fields: {
    content: { type: 'rich-text', required: true, label: ['Text', 'Text'] },
  },
})

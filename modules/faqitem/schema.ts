import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'faqitem',
  fields: {
    /** The question. */
    content: { type: 'text', required: true, localised: true },
    /** The answer. */
    text: { type: 'rich-text', localised: true },
  },
  heading: 'content',
  item: true,
})

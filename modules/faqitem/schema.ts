import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'faqitem',
  label: ['Frage', 'Question'],
  fields: {
    /** The question. */
    content: { type: 'text', required: true, localised: true, label: ['Frage', 'Question'] },
    /** The answer. */
    text: { type: 'rich-text', label: ['Antwort', 'Answer'] },
  },
  heading: 'content',
  item: true,
})

import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'quote',
  label: ['Zitat', 'Quote'],
  fields: {
    content: {
      type: 'text',
      multiline: true,
      required: true,
      localised: true,
      max: 2000,
      label: ['Zitat', 'Quote'],
      help: ['Die Anführungszeichen setzt die Seite.', 'The page adds the quotation marks.'],
    },
    author: { type: 'text', localised: true, label: ['Von wem', 'By whom'] },
  },
})

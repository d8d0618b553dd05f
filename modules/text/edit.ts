import { defineEdit } from '../define-edit.ts'
import { splitFirst } from '../fields/turned-words.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  titleField: 'content',
  fields: ['content'],
  onEnter: { kind: 'text' },
  turnsInto: {
    headline: ({ content }) => {
      const { first, rest } = splitFirst(content)
      const headline = { kind: 'headline', fields: { content: first } }
      return rest === '' ? [headline] : [headline, { kind: 'text', fields: { content: rest } }]
    },
  },
  inline: ['content'],
})

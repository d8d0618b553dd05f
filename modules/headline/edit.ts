import { defineEdit } from '../define-edit.ts'
import { toParagraphs } from '../fields/turned-words.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M6 5v14M18 5v14M6 12h12',
  titleField: 'content',
  fields: ['headline_level', 'preline', 'content', 'subline', 'color'],
  onEnter: { kind: 'text' },
  turnsInto: {
    text: (values) => [{ kind: 'text', fields: { content: toParagraphs(values, 'preline', 'content', 'subline') } }],
  },
  inline: ['preline', 'content', 'subline'],
})

import { defineEdit } from '../define-edit.ts'
import { imageAliases, toCrop } from './aliases.ts'
import { messages } from './messages.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  messages,
  icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9h.01',
  titleField: 'description',
  fields: ['image', 'alias', 'description', 'link'],
  inline: ['description'],
  needsPicture: true,
  cutOf: ({ alias }) => toCrop(imageAliases.find((each) => each === alias) ?? imageAliases[0]),
})

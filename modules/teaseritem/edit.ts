import { defineEdit } from '../define-edit.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'teaseritem',
  messages,
  titleField: 'headline',
  fields: [
    { name: 'image', type: 'image' },
    { name: 'preline', type: 'text', maxLength: 300, inline: true },
    { name: 'headline', type: 'text', maxLength: 300, required: true, inline: true },
    { name: 'subline', type: 'text', maxLength: 300, inline: true },
    { name: 'text', type: 'textarea', rows: 4, maxLength: 1000, inline: true },
    { name: 'link', type: 'link' },
    { name: 'link_text', type: 'text', maxLength: 300, inline: true },
  ],
})

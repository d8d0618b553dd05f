import { defineEdit } from '../define-edit.ts'
import { teaserClasses } from './classes.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'fullteaser',
  messages,
  initial: {
    extra_class: 'default',
  },
  titleField: 'headline',
  fields: [
    { name: 'image', type: 'image' },
    { name: 'extra_class', type: 'select', options: teaserClasses },
    { name: 'preline', type: 'text', maxLength: 300, inline: true },
    { name: 'headline', type: 'text', maxLength: 300, required: true, inline: true },
    { name: 'subline', type: 'text', maxLength: 300, inline: true },
    { name: 'text', type: 'textarea', rows: 4, maxLength: 256, required: true, inline: true },
    { name: 'link', type: 'link' },
    { name: 'link_text', type: 'text', maxLength: 300, inline: true },
    { name: 'color', type: 'color' },
  ],
})

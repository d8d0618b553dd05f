import { defineEdit } from '../define-edit.ts'
import { moduleVariant } from '../variant.ts'
import { headlineLevels } from './levels.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'headline',
  messages,
  initial: {
    headline_level: 2,
  },
  titleField: 'content',
  fields: [
    { name: 'headline_level', type: 'number-select', options: headlineLevels, required: true },
    { name: 'preline', type: 'text', maxLength: 300, inline: true },
    { name: 'content', type: 'text', maxLength: 300, required: true, inline: true },
    { name: 'subline', type: 'text', maxLength: 300, inline: true },
    ...(moduleVariant === 'older' ? [{ name: 'color', type: 'color' } as const] : []),
  ],
})

import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'quote',
  fields: {
    de: {
      content: 'Ohne Musik wäre das Leben ein Irrtum.',
      author: 'Friedrich Nietzsche',
    },
    en: {
      content: 'Without music, life would be a mistake.',
      author: 'Friedrich Nietzsche',
    },
  },
})

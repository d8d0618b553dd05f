import { defineDemo } from '../define-edit.ts'
import { demo as item } from '../videoitem/demo.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'videolist',
  fields: {
    de: {
      extra_class: 'standard',
    },
    en: {
      extra_class: 'standard',
    },
  },
  children: [item, item],
})

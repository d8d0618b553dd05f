import { defineDemo } from '../define-edit.ts'
import { demo as item } from '../faqitem/demo.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'faq',
  fields: {
    de: { source: 'own' },
    en: { source: 'own' },
  },
  children: [item, item],
})

import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'link',
  fields: {
    de: {
      content: 'Zur Kursübersicht',
      link: '/de/kurse',
      extra_class: 'button',
      open_new_window: false,
    },
    en: {
      content: 'See all courses',
      link: '/en/courses',
      extra_class: 'button',
      open_new_window: false,
    },
  },
})

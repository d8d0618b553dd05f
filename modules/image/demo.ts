import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'image',
  fields: {
    de: {
      alias: 'horizontal',
      image: 1,
      link: '',
      description: 'Die Streicher bei der Generalprobe in der Stadthalle',
    },
    en: {
      alias: 'horizontal',
      image: 1,
      link: '',
      description: 'The strings at the dress rehearsal in the town hall',
    },
  },
})

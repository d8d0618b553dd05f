import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'imageitem',
  fields: {
    de: {
      image: 1,
      title: 'Die Pauken',
      description: 'Vor dem Einzug in den Probensaal',
      link: '',
    },
    en: {
      image: 1,
      title: 'The timpani',
      description: 'Before moving into the rehearsal hall',
      link: '',
    },
  },
})

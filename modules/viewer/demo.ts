import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'viewer',
  fields: {
    de: {
      embed: 'https://issuu.com/partitur/docs/saisonheft_2026',
      media_type: 'magazine',
    },
    en: {
      embed: 'https://issuu.com/partitur/docs/saisonheft_2026',
      media_type: 'magazine',
    },
  },
})

import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'socialmedia',
  fields: {
    de: {
      embed: 'https://www.instagram.com/p/CxYz12AbCdE/',
      media_type: 'post',
    },
    en: {
      embed: 'https://www.instagram.com/p/CxYz12AbCdE/',
      media_type: 'post',
    },
  },
})

import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'audio',
  fields: {
    de: {
      embed: 'https://open.spotify.com/album/4LH4d3cOWNNsVw41Gqt2kv',
    },
    en: {
      embed: 'https://open.spotify.com/album/4LH4d3cOWNNsVw41Gqt2kv',
    },
  },
})

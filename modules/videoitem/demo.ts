import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'videoitem',
  fields: {
    de: {
      video_url: 'https://youtu.be/aqz-KE-bpKQ',
      image: 1,
      length: '2:10',
      title: 'Wie klingt eine Bassklarinette?',
      content: '',
    },
    en: {
      video_url: 'https://youtu.be/aqz-KE-bpKQ',
      image: 1,
      length: '2:10',
      title: 'What does a bass clarinet sound like?',
      content: '',
    },
  },
})

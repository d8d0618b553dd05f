import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'video',
  fields: {
    de: {
      video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      image: 1,
      length: '4:32',
      title: 'Ein Tag mit den Hörnern',
      content: '<p>Vom Einspielen bis zum Schlussapplaus.</p>',
    },
    en: {
      video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      image: 1,
      length: '4:32',
      title: 'A day with the horns',
      content: '<p>From warming up to the final applause.</p>',
    },
  },
})

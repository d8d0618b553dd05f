import type { TypeMessages } from '../define.ts'

export default {
  heroes: {
    name: { de: ['Auftakt', 'Auftakte'], en: ['Banner', 'Banners'] },
  },
  teasers: {
    name: { de: ['Teaser', 'Teaser'], en: ['Teaser', 'Teasers'] },
  },
} satisfies TypeMessages

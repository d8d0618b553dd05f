import type { TypeMessages } from '../define.ts'

export default {
  news: {
    name: { de: ['Artikel', 'Aktuelles'], en: ['Article', 'News'] },
    screens: { de: { news: 'Aktuelles' }, en: { news: 'News' } },
    details: { de: 'Text und Bild des Artikels', en: 'Text and picture of the article' },
  },
} satisfies TypeMessages

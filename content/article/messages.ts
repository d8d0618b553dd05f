import type { TypeMessages } from '../define.ts'

export default {
  news: {
    name: { de: ['Artikel', 'Aktuelles'], en: ['Article', 'News'] },
    fields: {
      de: { intro: 'Einleitung', body: 'Text', date: 'Datum', category_id: 'Kategorie', on_home: 'Auf der Startseite' },
      en: { intro: 'Introduction', body: 'Text', date: 'Date', category_id: 'Category', on_home: 'On the home page' },
    },
    screens: { de: { news: 'Aktuelles' }, en: { news: 'News' } },
    details: { de: 'Text und Bild des Artikels', en: 'Text and picture of the article' },
  },
} satisfies TypeMessages

import type { TypeMessages } from '#model/define-type.ts'

export default {
  news: {
    name: { de: ['Artikel', 'Aktuelles'], en: ['Article', 'News'] },
    fields: {
      de: {
        intro: 'Einleitung',
        body: 'Text',
        date: 'Datum',
        category_id: 'Kategorie',
        on_home: 'Auf der Startseite',
        waiting: 'Erscheint noch',
        forgotten: 'Seit über einem Monat Entwurf',
      },
      en: {
        intro: 'Introduction',
        body: 'Text',
        date: 'Date',
        category_id: 'Category',
        on_home: 'On the home page',
        waiting: 'Yet to appear',
        forgotten: 'A draft for over a month',
      },
    },
    screens: { de: { news: 'Aktuelles' }, en: { news: 'News' } },
    details: { de: 'Text und Bild des Artikels', en: 'Text and picture of the article' },
  },
} satisfies TypeMessages

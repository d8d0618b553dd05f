import { defineRecord, heading } from '#model/define-record.ts'
import { field, onlineFields, slugFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'news',
  one: ['Artikel', 'Article'],
  many: ['Aktuelles', 'News'],
  details: ['Text und Bild des Artikels', 'Text and picture of the article'],
  screens: { news: ['Aktuelles', 'News'] },
  areas: ['press'],
  fields: {
    title: { ...field.name, public: true, label: ['Titel', 'Title'] },
    ...slugFields,
    intro: {
      type: 'text',
      localised: true,
      multiline: true,
      max: 1000,
      public: true,
      label: ['Einleitung', 'Introduction'],
    },
    body: { type: 'rich-text', public: true, label: ['Text', 'Text'] },
    date: {
      public: true,
      type: 'instant',
      required: true,
      label: ['Datum', 'Date'],
      help: [
        'Ab diesem Zeitpunkt steht der Artikel auf der Website (Zeit in Berlin).',
        'The article appears on the website from this time on (Berlin time).',
      ],
    },
    category_id: { type: 'reference', to: 'categories', label: ['Kategorie', 'Category'] },
    image_id: field.image,
    on_home: { type: 'boolean', initial: false, label: ['Auf der Startseite', 'On the home page'] },
    ...onlineFields,
  },
  search: ['title', 'intro'],
  pageTexts: ['title', 'intro'],
  filters: {
    category_id: true,
    is_online: true,
    on_home: true,
    waiting: { type: 'boolean', label: ['Erscheint noch', 'Yet to appear'] },
    forgotten: { type: 'boolean', label: ['Seit über einem Monat Entwurf', 'A draft for over a month'] },
  },
  attention: { waiting: { waiting: 'true' }, forgotten: { forgotten: 'true' } },
  orderings: ['date', 'title', 'updated_at'],
  defaultOrdering: '-date',
  naturalKey: { fields: ['title', 'date'], day: 'date' },
  slugFrom: ['title'],
  list: {
    columns: ['date', 'category_id'],
    filters: ['category_id', 'is_online', 'on_home', 'waiting', 'forgotten'],
    sort: '-date',
    secondary: 'date',
  },
  tabs: true,
  form: [
    {
      heading: heading.texts,
      parts: ['title', ['date', 'category_id'], 'is_online', 'intro', 'body'],
    },
    { heading: heading.details, parts: ['image_id', 'on_home', 'slug_de'] },
  ],
})

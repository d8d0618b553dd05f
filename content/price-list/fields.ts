import { defineRecord } from '#model/define-record.ts'
import { field } from '#model/fields.ts'

export const MAX_PRICE_CATEGORIES = 12

export default defineRecord({
  resource: 'price-lists',
  one: ['Preisliste', 'Price list'],
  many: ['Preislisten', 'Price lists'],
  areas: ['concerts'],
  fields: {
    /** Internal, not shown to visitors. */
    name: {
      type: 'text',
      required: true,
      max: 120,
      label: ['Name', 'Name'],
      help: [
        'Wie das Büro sie nennt; Besucher lesen nur Kategorien und Preise.',
        'What the office calls it; visitors read only categories and prices.',
      ],
    },
    /** The dearest first. */
    categories: {
      type: 'rows',
      table: 'price_categories',
      own: 'price_list_id',
      min: 1,
      max: MAX_PRICE_CATEGORIES,
      ordered: true,
      label: ['Kategorien', 'Categories'],
      help: [
        'Ändert sich eine Preisliste, gilt das bei allen Terminen, die sie nennen. Für die nächste Saison legen Sie eine neue an.',
        'A change to a price list holds for every date that names it. For the next season, make a new one.',
      ],
      fields: {
        name: { ...field.name, max: 60 },
        price: { type: 'cents', required: true, public: true, label: ['Preis (Euro)', 'Price (euro)'] },
        /** Null: there is none. */
        price_reduced: { type: 'cents', public: true, label: ['Ermäßigt (Euro)', 'Reduced (euro)'] },
      },
    },
    reductions: {
      type: 'text',
      localised: true,
      multiline: true,
      max: 500,
      public: true,
      label: ['Wer ermäßigte Karten bekommt', 'Who gets reduced tickets'],
    },
  },
  search: ['name'],
  orderings: ['name'],
  defaultOrdering: 'name',
  list: { columns: ['categories'], sort: 'name' },
  form: ['name', 'categories', 'reductions'],
  quickForm: ['name', 'categories', 'reductions'],
})

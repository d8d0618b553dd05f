import { defineRecord } from '#model/define-record.ts'
import { catalogueFields, field } from '#model/fields.ts'

export const MAX_SPELLINGS = 30

const sameAs = {
  type: 'web-address',
  public: true,
  label: ['Seite in Wikipedia oder Normdaten', 'Page in Wikipedia or an authority file'],
} as const

export const work = defineRecord({
  resource: 'works',
  one: ['Werk', 'Work'],
  many: ['Werke', 'Works'],
  details: ['Angaben zum Werk', 'Details of the work'],
  areas: ['concerts'],
  fields: {
    composer_id: { type: 'reference', to: 'composers', required: true, label: ['Komponist:in', 'Composer'] },
    title: { ...field.name, public: true, label: ['Titel', 'Title'] },
    movements: {
      type: 'text-list',
      of: 'text',
      max: 60,
      public: true,
      label: ['Sätze', 'Movements'],
      help: ['Ein Satz je Zeile.', 'One movement per line.'],
    },
    minutes: { type: 'number', min: 1, max: 600, public: true, label: ['Dauer in Minuten', 'Minutes'] },
    same_as: sameAs,
    ...catalogueFields,
    external_id: field.externalId,
  },
  search: ['title'],
  filters: { composer_id: true, external_id: true },
  orderings: ['title', 'composer_id', 'minutes'],
  defaultOrdering: 'title',
  naturalKey: { fields: ['title', 'composer_id'] },
  list: {
    columns: ['composer_id', 'minutes'],
    filters: ['composer_id'],
    sort: 'title',
    secondary: 'composer_id',
  },
  form: ['composer_id', 'title', 'movements', 'minutes', 'same_as', 'wikidata', { element: 'dates' }],
  quickForm: ['composer_id', 'title', 'movements', 'minutes', 'same_as'],
})

export const composer = defineRecord({
  resource: 'composers',
  one: ['Komponist:in', 'Composer'],
  many: ['Komponist:innen', 'Composers'],
  details: ['Angaben zum Menschen', 'Details of the composer'],
  areas: ['concerts'],
  fields: {
    name: {
      type: 'name',
      required: true,
      label: ['Name', 'Name'],
      help: [
        'Wer bekannt ist, wird beim Tippen vorgeschlagen, mit Jahren und Schreibweisen.',
        'Well-known ones are suggested while you type, with years and spellings.',
      ],
    },
    sort_name: { type: 'name', required: true, label: ['Sortiername', 'Sort name'] },
    /** Empty: the same in English. Names are not translated, so no English is missing. */
    name_en: {
      type: 'name',
      label: ['Name auf Englisch', 'Name in English'],
      help: ['Leer, wenn er derselbe ist.', 'Empty where it is the same.'],
    },
    sort_name_en: { type: 'name', label: ['Sortiername auf Englisch', 'Sort name in English'] },
    /** Other spellings for the search, of the last name or the whole. */
    spellings: {
      type: 'text-list',
      of: 'name',
      max: MAX_SPELLINGS,
      label: ['Andere Schreibweisen', 'Other spellings'],
      help: ['Eine je Zeile. Die Suche findet auch sie.', 'One per line. The search finds them too.'],
    },
    born: { type: 'number', min: 800, max: 2100, public: true, label: ['Geboren', 'Born'] },
    died: { type: 'number', min: 800, max: 2100, public: true, label: ['Gestorben', 'Died'] },
    same_as: sameAs,
    ...catalogueFields,
  },
  search: ['name', 'sort_name', 'name_en', 'sort_name_en', 'spellings'],
  filters: { name: true },
  orderings: ['sort_name', 'name', 'born'],
  defaultOrdering: 'sort_name',
  list: { columns: ['sort_name', 'born', 'died'], sort: 'sort_name' },
  form: [
    ['name', 'sort_name'],
    ['name_en', 'sort_name_en'],
    ['born', 'died'],
    'spellings',
    'same_as',
    'wikidata',
    { element: 'dates' },
  ],
  quickForm: [['name', 'sort_name'], ['name_en', 'sort_name_en'], ['born', 'died'], 'spellings', 'same_as'],
})

export default [work, composer]

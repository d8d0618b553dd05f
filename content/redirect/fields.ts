import { defineRecord } from '#model/define-record.ts'
import { field } from '#model/fields.ts'

export default defineRecord({
  resource: 'redirects',
  one: ['Weiterleitung', 'Redirect'],
  many: ['Weiterleitungen', 'Redirects'],
  areas: ['site'],
  fields: {
    /** Absolute path without trailing slash, e.g. `/de/alt`. */
    old_path: {
      type: 'text',
      required: true,
      label: ['Alte Adresse', 'Old address'],
      help: ['Ein Pfad dieser Website, zum Beispiel /de/alt.', 'A path of this website, for example /en/old.'],
    },
    new_path: {
      type: 'text',
      required: true,
      label: ['Neue Adresse', 'New address'],
      help: [
        'Ein Pfad dieser Website oder eine Adresse mit https://.',
        'A path of this website or an address with https://.',
      ],
    },
    automatic: {
      type: 'boolean',
      initial: false,
      system: true,
      label: ['Von selbst entstanden', 'Written automatically'],
    },
    hits: { type: 'number', initial: 0, system: true, label: ['Aufrufe', 'Hits'] },
    created_at: field.createdAt,
  },
  search: ['old_path', 'new_path'],
  filters: { automatic: true, old_path: true },
  orderings: ['created_at', 'old_path', 'hits'],
  defaultOrdering: '-created_at',
  list: {
    columns: ['new_path', 'hits', 'automatic', 'created_at'],
    filters: ['automatic'],
    sort: '-created_at',
  },
  form: ['old_path', 'new_path'],
})

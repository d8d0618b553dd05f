import { contentAreas } from '#model/areas.ts'
import { defineRecord } from '#model/define-record.ts'
import { storedFileFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'files',
  one: ['Datei', 'File'],
  many: ['Dateien', 'Files'],
  areas: contentAreas,
  fields: {
    name: { type: 'name', required: true, label: ['Dateiname', 'File name'] },
    ...storedFileFields,
  },
  computed: { url: { type: 'text', label: ['Adresse der Datei', 'Address of the file'] } },
  search: ['name'],
  filters: { mime: true, unused: { type: 'boolean', label: ['Nirgends verwendet', 'Used nowhere'] } },
  orderings: ['created_at', 'name', 'bytes'],
  defaultOrdering: '-created_at',
  creatable: false,
  list: {
    columns: ['mime', 'bytes', 'created_at'],
    filters: ['unused'],
    sort: '-created_at',
  },
  form: [
    'name',
    { element: 'url' },
    { heading: ['Wo die Datei vorkommt', 'Where the file is used'], parts: [{ element: 'usage' }] },
  ],
})

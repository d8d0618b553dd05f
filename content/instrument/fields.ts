import { defineRecord } from '#model/define-record.ts'
import { field } from '#model/fields.ts'

export default defineRecord({
  resource: 'instruments',
  one: ['Instrument', 'Instrument'],
  many: ['Instrumente', 'Instruments'],
  areas: ['school'],
  fields: {
    name: field.name,
    order: field.order,
    group_id: {
      type: 'reference',
      to: 'instrument-groups',
      required: true,
      label: ['Instrumentengruppe', 'Instrument group'],
    },
  },
  search: ['name'],
  filters: { group_id: true },
  orderings: ['order', 'name'],
  defaultOrdering: 'order',
  list: { columns: ['group_id', 'order'], filters: ['group_id'] },
  form: ['name', 'group_id', 'order'],
  quickForm: ['name', 'group_id', 'order'],
})

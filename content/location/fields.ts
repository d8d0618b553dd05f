import { defineRecord } from '#model/define-record.ts'
import { field } from '#model/fields.ts'

export default defineRecord({
  resource: 'locations',
  one: ['Unterrichtsort', 'Teaching location'],
  many: ['Unterrichtsorte', 'Teaching locations'],
  areas: ['school'],
  fields: {
    name: field.name,
    order: field.order,
    address: { type: 'text', label: ['Anschrift', 'Address'] },
    city: { type: 'text', label: ['Ort', 'City'] },
  },
  search: ['name', 'city', 'address'],
  filters: { city: true },
  orderings: ['order', 'name', 'city'],
  defaultOrdering: 'order',
  naturalKey: { fields: ['name', 'city'] },
  list: { columns: ['address', 'city', 'order'], secondary: 'city' },
  form: ['name', ['address', 'city'], 'order'],
  quickForm: ['name', ['address', 'city'], 'order'],
})

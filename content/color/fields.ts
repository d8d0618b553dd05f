import { defineRecord } from '#model/define-record.ts'
import { field } from '#model/fields.ts'

/** Accent colours, chosen by their key. */
export default defineRecord({
  resource: 'colors',
  one: ['Farbe', 'Colour'],
  many: ['Farben', 'Colours'],
  areas: ['concerts', 'site'],
  fields: {
    name: field.name,
    order: field.order,
    key: { type: 'text', required: true, max: 60, label: ['Schlüssel', 'Key'] },
    value: {
      type: 'text',
      required: true,
      pattern: { regex: /^#[0-9a-f]{6}$/i, error: 'color_form' },
      label: ['Farbwert', 'Colour value'],
      help: ['Sechsstellig, zum Beispiel #b3291a.', 'Six digits, for example #b3291a.'],
    },
  },
  search: ['name', 'key'],
  filters: { key: true },
  orderings: ['order', 'key', 'name'],
  defaultOrdering: 'order',
  naturalKey: { fields: ['key'] },
  list: { columns: ['key', 'value', 'order'] },
  form: ['name', ['key', 'value'], 'order'],
})

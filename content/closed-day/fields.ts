import { defineRecord } from '#model/define-record.ts'
import { field } from '#model/fields.ts'

export default defineRecord({
  resource: 'closed-days',
  one: ['Schließzeit', 'Closure'],
  many: ['Schließzeiten', 'Closures'],
  areas: ['school'],
  fields: {
    name: field.name,
    /** Both included; a single day is stored twice. */
    first_day: { type: 'day', required: true, label: ['Erster Tag', 'First day'] },
    last_day: {
      type: 'day',
      label: ['Letzter Tag', 'Last day'],
      help: ['Leer: nur der eine Tag.', 'Empty: the one day alone.'],
    },
  },
  search: ['name'],
  filters: { past: { type: 'boolean', label: ['Schon vorbei', 'Over already'] } },
  orderings: ['first_day', 'last_day', 'name'],
  defaultOrdering: 'first_day',
  naturalKey: { fields: ['name', 'first_day'] },
  list: { columns: ['first_day'], filters: ['past'], sort: 'first_day' },
  form: ['name', ['first_day', 'last_day']],
})

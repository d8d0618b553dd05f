import { defineRecord } from '#model/define-record.ts'
import { field, onlineFields } from '#model/fields.ts'

/** Known barriers, listed in the statement. */
export const barrier = defineRecord({
  resource: 'barriers',
  one: ['Bekannte Barriere', 'Known barrier'],
  many: ['Bekannte Barrieren', 'Known barriers'],
  screens: { accessibility: ['Barrierefreiheit', 'Accessibility'] },
  areas: ['site'],
  fields: {
    name: { ...field.name, label: ['Was nicht zugänglich ist', 'What is not accessible'] },
    reason: { type: 'text', localised: true, multiline: true, max: 1000, label: ['Warum', 'Why'] },
    alternative: {
      type: 'text',
      localised: true,
      multiline: true,
      max: 1000,
      label: ['Was es stattdessen gibt', 'What there is instead'],
    },
    order: field.order,
    ...onlineFields,
  },
  search: ['name'],
  filters: { is_online: true },
  orderings: ['order', 'name'],
  defaultOrdering: 'order',
  list: { columns: ['order'], filters: ['is_online'] },
  form: ['name', 'reason', 'alternative', 'order', 'is_online'],
})

/** Written by visitors; staff note how each was handled. */
export const barrierReport = defineRecord({
  resource: 'barrier-reports',
  one: ['Gemeldete Barriere', 'Reported barrier'],
  many: ['Gemeldete Barrieren', 'Reported barriers'],
  areas: ['site'],
  fields: {
    is_done: { type: 'boolean', initial: false, label: ['Erledigt', 'Done'] },
    note: { type: 'text', multiline: true, max: 1000, label: ['Was daraus wurde', 'What became of it'] },
    text: { type: 'text', multiline: true, required: true, system: true, label: ['Meldung', 'Report'] },
    /** The page that has the barrier; empty if unknown. */
    path: { type: 'text', system: true, label: ['Auf der Seite', 'On the page'] },
    /** As typed by the visitor, or empty. */
    contact: { type: 'text', system: true, label: ['Antwort an', 'Answer to'] },
    created_at: { ...field.createdAt, label: ['Gemeldet', 'Reported'] },
  },
  // `contact` first, so that deletion requests can be found: of a long text only the beginning is searched.
  search: ['contact', 'text', 'path'],
  filters: { is_done: true },
  orderings: ['created_at', 'is_done'],
  defaultOrdering: '-created_at',
  creatable: false,
  list: {
    columns: ['path', 'created_at', 'is_done'],
    filters: ['is_done'],
    sort: '-created_at',
  },
  form: [{ element: 'report' }, 'is_done', 'note'],
})

export default [barrier, barrierReport]

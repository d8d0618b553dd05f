import { defineRecord, heading } from '#model/define-record.ts'
import { field, onlineFields, slugFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'ensembles',
  one: ['Ensemble', 'Ensemble'],
  many: ['Ensembles', 'Ensembles'],
  details: ['Angaben zum Ensemble', 'Details of the ensemble'],
  screens: { ensembles: ['Ensembleliste', 'List of ensembles'] },
  areas: ['school'],
  fields: {
    name: { ...field.name, public: true },
    ...slugFields,
    text: { type: 'rich-text', public: true, label: ['Text', 'Text'] },
    teachers: {
      type: 'references',
      to: 'people',
      pairs: { table: 'ensemble_teachers', own: 'ensemble_id', other: 'person_id' },
      createWith: { is_instructor: true },
      label: ['Leitung', 'Directors'],
    },
    courses: {
      type: 'references',
      to: 'courses',
      pairs: { table: 'ensemble_courses', own: 'ensemble_id', other: 'course_id' },
      label: ['Kurse', 'Courses'],
      help: [
        'Kurse, über die man mitspielt oder die darauf vorbereiten.',
        'Courses through which one joins, or that prepare for it.',
      ],
    },
    image_id: field.image,
    order: field.order,
    ...onlineFields,
  },
  search: ['name'],
  pageTexts: ['name'],
  filters: { is_online: true },
  orderings: ['order', 'name', 'updated_at'],
  defaultOrdering: 'order',
  slugFrom: ['name'],
  naturalKey: { fields: ['name'] },
  list: { columns: ['order'], filters: ['is_online'], sort: 'order' },
  form: [
    { heading: heading.general, parts: ['name', 'text', 'teachers', 'courses', 'image_id', 'is_online'] },
    { heading: heading.site, parts: ['slug_de', 'order'] },
  ],
})

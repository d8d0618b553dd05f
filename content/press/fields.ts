import { defineRecord } from '#model/define-record.ts'
import { field, onlineFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'press-pictures',
  one: ['Pressebild', 'Press picture'],
  many: ['Pressebilder', 'Press pictures'],
  screens: { press: ['Presse', 'Press'] },
  areas: ['press'],
  fields: {
    image_id: { ...field.image, required: true },
    caption: { ...field.name, public: true, label: ['Bildunterschrift', 'Caption'] },
    licence: { ...field.name, public: true, label: ['Wofür es frei ist', 'What it is free for'] },
    production_id: { type: 'reference', to: 'productions', label: ['Zu welchem Konzert', 'Of which concert'] },
    person_id: { type: 'reference', to: 'people', label: ['Wen es zeigt', 'Whom it shows'] },
    order: field.order,
    ...onlineFields,
    /** Then picture and file are not found any more. */
    rights_until: { type: 'instant', label: ['Rechte enden am', 'Rights end on'] },
  },
  search: ['caption', 'licence'],
  filters: {
    production_id: true,
    person_id: true,
    is_online: true,
    rights_end: { type: 'boolean', label: ['Rechte enden bald', 'Rights end soon'] },
  },
  attention: { rights: { rights_end: 'true' } },
  orderings: ['order', 'caption', 'rights_until'],
  defaultOrdering: 'order',
  naturalKey: { fields: ['caption', 'image_id'] },
  list: { columns: ['order'], filters: ['is_online', 'rights_end'], sort: 'order' },
  form: ['image_id', 'caption', 'licence', ['production_id', 'person_id'], ['rights_until', 'order'], 'is_online'],
})

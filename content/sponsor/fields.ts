import { defineRecord } from '#model/define-record.ts'
import { field, onlineFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'sponsors',
  one: ['Förderer', 'Sponsor'],
  many: ['Förderer und Partner', 'Sponsors and partners'],
  screens: { sponsors: ['Förderer und Partner', 'Sponsors and partners'] },
  areas: ['site'],
  fields: {
    name: { ...field.name, public: true },
    text: {
      public: true,
      type: 'text',
      localised: true,
      multiline: true,
      max: 256,
      label: ['Was sie möglich machen', 'What they make possible'],
      help: ['Höchstens 256 Zeichen.', 'At most 256 characters.'],
    },
    link: { type: 'web-address', public: true, label: ['Website', 'Website'] },
    image_id: { ...field.image, fit: 'contain', label: ['Logo', 'Logo'] },
    tier: {
      public: true,
      type: 'choice',
      options: {
        main: ['Hauptförderer', 'Main sponsor'],
        partner: ['Partner', 'Partner'],
        supporter: ['Unterstützer', 'Supporter'],
      },
      initial: 'partner',
      label: ['Stufe', 'Tier'],
    },
    order: field.order,
    ...onlineFields,
    shown_from: { type: 'instant', label: ['Zeigen ab', 'Show from'] },
    shown_until: { type: 'instant', label: ['Zeigen bis', 'Show until'] },
  },
  search: ['name'],
  filters: { tier: true, is_online: true },
  orderings: ['tier', 'order', 'name'],
  defaultOrdering: 'tier',
  list: { columns: ['tier', 'order'], filters: ['tier', 'is_online'] },
  form: ['name', ['tier', 'order'], 'image_id', 'link', 'text', ['shown_from', 'shown_until'], 'is_online'],
})

import { defineRecord, heading } from '#model/define-record.ts'
import { field, onlineFields, slugFields } from '#model/fields.ts'
import { accessFields } from './access-fields.ts'

export default defineRecord({
  resource: 'venues',
  one: ['Spielort', 'Venue'],
  many: ['Spielorte', 'Venues'],
  details: ['Angaben zum Spielort', 'Details of the venue'],
  areas: ['concerts'],
  fields: {
    name: { type: 'text', required: true, public: true, label: ['Name', 'Name'] },
    ...slugFields,
    street: { type: 'text', public: true, label: ['Straße und Hausnummer', 'Street and number'] },
    postcode: { type: 'text', max: 20, public: true, label: ['Postleitzahl', 'Postcode'] },
    city: { type: 'text', public: true, label: ['Ort', 'City'] },
    /** ISO 3166-1; empty: not stated. */
    country: { type: 'text', public: true, label: ['Land (DE, AT, CH …)', 'Country (DE, AT, CH …)'] },
    google_maps: { type: 'web-address', public: true, label: ['Link zur Karte', 'Map link'] },
    description: { type: 'rich-text', public: true, label: ['Beschreibung', 'Description'] },
    access: { type: 'rich-text', public: true, label: ['Anfahrt und Barrierefreiheit', 'Getting there and access'] },
    ...accessFields,
    image_id: field.image,
    ...onlineFields,
    external_id: field.externalId,
  },
  search: ['name', 'city'],
  filters: { city: true, is_online: true, external_id: true },
  orderings: ['name', 'city', 'updated_at'],
  defaultOrdering: 'city',
  naturalKey: { fields: ['name', 'city'] },
  slugFrom: ['name'],
  list: { columns: ['city', 'street'], filters: ['is_online'], sort: 'name', secondary: 'city' },
  form: [
    {
      heading: heading.general,
      parts: ['name', 'street', ['postcode', 'city', 'country'], 'google_maps', 'is_online'],
    },
    { heading: heading.texts, parts: ['description', 'access', 'image_id'] },
    {
      heading: heading.access,
      help: [
        'Was nicht angegeben ist, steht auch nicht auf der Website. „Nein“ steht dort als „Nein“.',
        'What is not stated is not on the website either. “No” is shown there as “no”.',
      ],
      parts: ['wheelchair_places'],
    },
    { heading: heading.site, parts: ['slug_de'] },
    { element: 'dates' },
  ],
  quickForm: ['name', 'street', ['postcode', 'city', 'country'], 'google_maps'],
})

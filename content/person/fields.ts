import { contentAreas } from '#model/areas.ts'
import { defineRecord, heading } from '#model/define-record.ts'
import { catalogueFields, field, onlineFields, slugFields } from '#model/fields.ts'

export default defineRecord({
  resource: 'people',
  one: ['Person', 'Person'],
  many: ['Personen', 'People'],
  details: ['Angaben zur Person', 'Details of the person'],
  screens: { persons: ['Personenliste', 'List of people'] },
  areas: contentAreas,
  fields: {
    first_name: { type: 'name', public: true, label: ['Vorname', 'First name'] },
    last_name: { type: 'name', required: true, public: true, label: ['Nachname', 'Last name'] },
    ...slugFields,
    is_instructor: { type: 'boolean', initial: false, label: ['Lehrkraft', 'Instructor'] },
    is_soloist: { type: 'boolean', initial: false, label: ['Solist:in', 'Soloist'] },
    is_employee: { type: 'boolean', initial: false, label: ['Im Team', 'On the team'] },
    /** Its name is the last name. */
    is_group: {
      public: true,
      type: 'boolean',
      initial: false,
      label: ['Gruppe (Chor, Orchester, Ensemble)', 'Group (choir, orchestra, ensemble)'],
    },
    role: { type: 'text', localised: true, public: true, label: ['Funktion', 'Position'] },
    department: { type: 'text', localised: true, public: true, label: ['Abteilung', 'Department'] },
    biography: { type: 'rich-text', public: true, label: ['Biografie', 'Biography'] },
    email: { type: 'email', public: true, label: ['E-Mail-Adresse', 'E-mail address'] },
    phone: { type: 'phone', public: true, label: ['Telefon', 'Phone'] },
    image_id: field.image,
    instruments: {
      type: 'references',
      to: 'instruments',
      pairs: { table: 'person_instruments', own: 'person_id', other: 'instrument_id' },
      label: ['Instrumente', 'Instruments'],
    },
    order: field.order,
    ...onlineFields,
    /** False for people whom an import created by name: shown in programmes, without a page. */
    has_page: {
      type: 'boolean',
      initial: true,
      label: ['Eigene Seite', 'Own page'],
      help: [
        'Ohne eigene Seite erscheint die Person nur in Listen.',
        'Without a page of their own, a person appears in lists only.',
      ],
    },
    external_id: field.externalId,
    ...catalogueFields,
  },
  search: ['last_name', 'first_name', 'role'],
  pageTexts: ['first_name', 'last_name', 'role'],
  filters: {
    is_instructor: true,
    is_soloist: true,
    is_employee: true,
    is_group: true,
    is_online: true,
    external_id: true,
  },
  orderings: ['last_name', 'first_name', 'order', 'updated_at'],
  defaultOrdering: 'last_name',
  naturalKey: { fields: ['last_name', 'first_name', 'role'] },
  slugFrom: ['first_name', 'last_name'],
  list: {
    columns: ['role', 'kinds', 'order'],
    labels: { kinds: ['Aufgaben', 'Roles'] },
    filters: ['is_instructor', 'is_soloist', 'is_employee', 'is_group', 'is_online'],
    sort: 'last_name',
    secondary: 'role',
  },
  form: [
    {
      heading: heading.general,
      parts: [
        ['first_name', 'last_name'],
        ['is_instructor', 'is_soloist', 'is_employee', 'is_group'],
        'role',
        'department',
        'instruments',
        'image_id',
      ],
    },
    { heading: heading.texts, parts: ['biography'] },
    { heading: heading.contact, parts: [['email', 'phone']] },
    { heading: heading.site, parts: ['is_online', 'has_page', 'slug_de', 'order'] },
    'wikidata',
    { element: 'dates' },
  ],
  quickForm: [
    ['first_name', 'last_name'],
    ['is_instructor', 'is_soloist', 'is_employee', 'is_group'],
  ],
})

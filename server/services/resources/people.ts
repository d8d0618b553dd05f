import { images } from '#content/image/table.ts'
import { instruments } from '#content/instrument/table.ts'
import { people, personInstruments } from '#content/person/table.ts'
import { personTypes, urlOf } from '#contract/urls.ts'
import type { ResourceDefinition } from './definition.ts'
import { same } from './filters.ts'

export const peopleResource: ResourceDefinition = {
  name: 'people',
  sections: 'person',
  table: people,
  search: ['last_name', 'first_name', 'role'],
  titleFields: ['first_name', 'last_name'],
  filters: {
    is_instructor: same(people.is_instructor),
    is_soloist: same(people.is_soloist),
    is_employee: same(people.is_employee),
    is_online: same(people.is_online),
    external_id: same(people.external_id),
  },
  orderings: { last_name: people.sort_text, first_name: people.first_name, order: people.order, updated_at: people.updated_at },
  defaultOrdering: 'last_name',
  richText: ['biography'],
  references: { image_id: images },
  links: [{ field: 'instruments', table: personInstruments, own: 'person_id', other: 'instrument_id', target: instruments }],
  slugFrom: (values) => {
    const name = `${values.first_name ?? ''} ${values.last_name ?? ''}`
    return { de: name, en: name }
  },
  paths: async (_tx, row) =>
    personTypes.flatMap((type) => [
      urlOf('person', 'de', { type, slug: String(row.slug_de), id: row.id }),
      urlOf('person', 'en', { type, slug: String(row.slug_en), id: row.id }),
    ]),
}

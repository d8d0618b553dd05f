import { sql } from 'drizzle-orm'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals, whereIdIn } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { instruments } from '../instrument/table.ts'
import { people, personInstruments } from './table.ts'

const peopleResource: ResourceDefinition = {
  name: 'people',
  table: people,
  search: ['last_name', 'first_name', 'role'],
  relatedMatches: (called) => [
    sql`select ${personInstruments.person_id} from ${personInstruments} where ${whereIdIn(personInstruments.instrument_id, called(instruments))}`,
  ],
  filters: {
    is_instructor: equals(people.is_instructor),
    is_soloist: equals(people.is_soloist),
    is_employee: equals(people.is_employee),
    is_group: equals(people.is_group),
    is_online: equals(people.is_online),
    external_id: equals(people.external_id),
  },
  orderings: {
    last_name: people.sort_text,
    first_name: people.first_name,
    order: people.order,
    updated_at: people.updated_at,
  },
  defaultOrdering: 'last_name',
  richText: ['biography'],
  references: { image_id: images },
  links: [
    { field: 'instruments', table: personInstruments, own: 'person_id', other: 'instrument_id', target: instruments },
  ],
  naturalKey: { fields: ['last_name', 'first_name', 'role'] },
  slugFrom: (values) => {
    const name = `${values.first_name ?? ''} ${values.last_name ?? ''}`
    return { de: name, en: name }
  },
}

export default peopleResource

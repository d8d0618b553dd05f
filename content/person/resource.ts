import { sql } from 'drizzle-orm'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { among, same } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { instruments } from '../instrument/table.ts'
import { people, personInstruments } from './table.ts'

const peopleResource: ResourceDefinition = {
  name: 'people',
  table: people,
  search: ['last_name', 'first_name', 'role'],
  searchIn: (called) => [
    sql`select ${personInstruments.person_id} from ${personInstruments} where ${among(personInstruments.instrument_id, called(instruments))}`,
  ],
  filters: {
    is_instructor: same(people.is_instructor),
    is_soloist: same(people.is_soloist),
    is_employee: same(people.is_employee),
    is_group: same(people.is_group),
    is_online: same(people.is_online),
    external_id: same(people.external_id),
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

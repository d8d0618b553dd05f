import { sql } from 'drizzle-orm'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { oneOf, same } from '#server/services/resources/filters.ts'
import { composers, works } from './table.ts'

const worksResource: ResourceDefinition = {
  name: 'works',
  table: works,
  search: ['title'],
  searchIn: (has) => sql`${works.composer_id} in (select ${composers.id} from ${composers} where ${has(composers.search_text)})`,
  filters: { composer_id: oneOf(works.composer_id), external_id: same(works.external_id) },
  orderings: { title: works.sort_text, composer_id: works.composer_id, minutes: works.minutes },
  defaultOrdering: 'title',
  leadsOut: { fields: ['same_as'] },
  references: { composer_id: composers },
}

const composersResource: ResourceDefinition = {
  name: 'composers',
  table: composers,
  search: ['name', 'sort_name'],
  searchIn: (has) => sql`${composers.id} in (select ${works.composer_id} from ${works} where ${has(works.search_text)})`,
  filters: { name: same(composers.name) },
  orderings: { sort_name: composers.sort_name, name: composers.name, born: composers.born },
  defaultOrdering: 'sort_name',
  leadsOut: { fields: ['same_as'] },
}

export default [worksResource, composersResource]

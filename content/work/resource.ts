import { sql } from 'drizzle-orm'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals, refersTo, whereIdIn } from '#server/services/resources/filters.ts'
import { MAX_SPELLINGS } from './schema.ts'
import { composers, works } from './table.ts'

const worksResource: ResourceDefinition = {
  name: 'works',
  table: works,
  search: ['title'],
  relatedMatches: (called) => [
    sql`select ${works.id} from ${works} where ${whereIdIn(works.composer_id, called(composers))}`,
  ],
  filters: { composer_id: refersTo(works.composer_id), external_id: equals(works.external_id) },
  orderings: { title: works.sort_text, composer_id: works.composer_id, minutes: works.minutes },
  defaultOrdering: 'title',
  naturalKey: { fields: ['title', 'composer_id'] },
  externalLinkFields: { fields: ['same_as'] },
  references: { composer_id: composers },
}

const composersResource: ResourceDefinition = {
  name: 'composers',
  table: composers,
  search: ['name', 'sort_name', 'name_en', 'sort_name_en', 'spellings'],
  relatedMatches: (called) => [
    sql`select ${works.composer_id} from ${works} where ${whereIdIn(works.id, called(works))}`,
  ],
  filters: { name: equals(composers.name) },
  mergedValues: (before, after) => ({
    spellings: spellingsWith(
      after,
      before.flatMap(({ name, name_en, spellings }) => [name, name_en, ...(spellings as string[])]),
    ),
  }),
  orderings: { sort_name: composers.sort_name, name: composers.name, born: composers.born },
  defaultOrdering: 'sort_name',
  externalLinkFields: { fields: ['same_as'] },
}

/** Keeps the names of merged composers, so that imports still find them. */
function spellingsWith({ name, name_en, spellings }: Record<string, unknown>, others: readonly unknown[]): string[] {
  const added = others.filter(
    (each): each is string => typeof each === 'string' && each !== '' && each !== name && each !== name_en,
  )
  return [...new Set([...(spellings as string[]), ...added])].slice(0, MAX_SPELLINGS)
}

export default [worksResource, composersResource]

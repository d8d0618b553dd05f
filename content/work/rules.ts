import { sql } from 'drizzle-orm'
import type { RulesByResource } from '#server/services/resources/definition.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { MAX_SPELLINGS } from './fields.ts'
import { composers, works } from './table.ts'

export default {
  works: {
    relatedMatches: (matchIn) => [
      sql`select ${works.id} from ${works} where ${whereIdIn(works.composer_id, matchIn(composers))}`,
    ],
  },
  composers: {
    relatedMatches: (matchIn) => [
      sql`select ${works.composer_id} from ${works} where ${whereIdIn(works.id, matchIn(works))}`,
    ],
    mergedValues: (before, after) => ({
      spellings: addSpellings(
        after,
        before.flatMap(({ name, name_en, spellings }) => [name, name_en, ...(spellings as string[])]),
      ),
    }),
  },
} satisfies RulesByResource

/** Keeps the names of merged composers, so that imports still find them. */
function addSpellings(
  { name, name_en, spellings }: Record<string, unknown>,
  otherSpellings: readonly unknown[],
): string[] {
  const added = otherSpellings.filter(
    (each): each is string => typeof each === 'string' && each !== '' && each !== name && each !== name_en,
  )
  return [...new Set([...(spellings as string[]), ...added])].slice(0, MAX_SPELLINGS)
}

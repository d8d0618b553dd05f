import { and, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { addDays, dayOf } from '#contract/local-time.ts'
import { joinTags, splitTags } from '#contract/tags.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { missingAlt, same } from '#server/services/resources/filters.ts'
import { hasWord } from '#server/services/resources/list-query.ts'
import { copiesAmongPictures } from './look.server.ts'
import { images } from './table.ts'

const RIGHTS_ENDING_WITHIN_DAYS = 30

/** Pictures and files come in by upload; the back office changes what is said about them. */
const imagesResource: ResourceDefinition = {
  name: 'images',
  table: images,
  search: ['title', 'alt', 'credit', 'tags'],
  filters: {
    decorative: same(images.decorative),
    missing_alt: missingAlt(images),
    missing_credit: isWithoutCredit,
    hash: same(images.hash),
    tag: hasTag,
    rights_end: isRightEnding,
  },
  looked: { unused: 'uses', duplicated: copiesAmongPictures },
  orderings: { created_at: images.created_at, title: images.title, bytes: images.bytes },
  defaultOrdering: '-created_at',
  creatable: false,
  beforeSave: async (_deps, values) =>
    'tags' in values ? { ...values, tags: joinTags(splitTags(String(values.tags))) } : values,
  namedBy: async (_db, row) => [`image:${row.id}`],
}

function isWithoutCredit(isWithout: boolean) {
  return isWithout ? eq(images.credit, '') : ne(images.credit, '')
}

/** A tag as a whole, however it is written. */
function hasTag(tag: string): SQL {
  return hasWord(sql`', ' || lower(${images.tags}) || ','`, `, ${tag.trim().toLowerCase()},`)
}

/** The right to show it is over, or nearly. */
function isRightEnding(isSo: boolean, now: Date): SQL | undefined {
  const until = addDays(dayOf(now), RIGHTS_ENDING_WITHIN_DAYS)
  const ending = and(ne(images.rights_until, ''), lte(images.rights_until, until))
  return isSo ? ending : or(eq(images.rights_until, ''), gt(images.rights_until, until))
}

export default imagesResource

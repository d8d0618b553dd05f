import { eq, ne } from 'drizzle-orm'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { missingAlt, same } from '#server/services/resources/filters.ts'
import { images } from './table.ts'

/** Pictures and files come in by upload; the back office changes what is said about them. */
const imagesResource: ResourceDefinition = {
  name: 'images',
  table: images,
  search: ['title', 'alt', 'credit'],
  filters: { decorative: same(images.decorative), missing_alt: missingAlt(images), missing_credit: isWithoutCredit, hash: same(images.hash) },
  orderings: { created_at: images.created_at, title: images.title, bytes: images.bytes },
  defaultOrdering: '-created_at',
  creatable: false,
  namedBy: async (_db, row) => [`image:${row.id}`],
}

function isWithoutCredit(isWithout: boolean) {
  return isWithout ? eq(images.credit, '') : ne(images.credit, '')
}

export default imagesResource

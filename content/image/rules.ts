import { and, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { joinTags, splitTags } from '#contract/tags.ts'
import { addDays, toDay } from '#contract/time/local-time.ts'
import type { Localised } from '#server/db/columns.ts'
import type { RulesByResource, TypeRules } from '#server/services/resources/definition.ts'
import { whereMissingAlt } from '#server/services/resources/listing/filters.ts'
import { containsWord } from '#server/services/resources/listing/list-query.ts'
import { findDuplicateImages } from './perceptual-hash.server.ts'
import { isDescribed } from './service.ts'
import { images } from './table.ts'

const RIGHTS_ENDING_WITHIN_DAYS = 30

/** Tags once each, joined in one form; a picture that gets a description is no decoration. */
const normalise: TypeRules['beforeSave'] = async (_deps, values) => ({
  ...values,
  ...('tags' in values ? { tags: joinTags(splitTags(String(values.tags))) } : {}),
  ...('alt' in values && !('decorative' in values) && isDescribed({ alt: values.alt as Localised })
    ? { decorative: false }
    : {}),
})

function isWithoutCredit(isWithout: boolean) {
  return isWithout ? eq(images.credit, '') : ne(images.credit, '')
}

/** A whole tag, in any case. */
function hasTag(tag: string): SQL {
  return containsWord(sql`', ' || lower(${images.tags}) || ','`, `, ${tag.trim().toLowerCase()},`)
}

/** The usage right has ended, or ends soon. */
function isRightEnding(isSo: boolean, now: Date): SQL | undefined {
  const until = addDays(toDay(now), RIGHTS_ENDING_WITHIN_DAYS)
  const ending = and(ne(images.rights_until, ''), lte(images.rights_until, until))
  return isSo ? ending : or(eq(images.rights_until, ''), gt(images.rights_until, until))
}

export default {
  images: {
    filters: {
      missing_alt: whereMissingAlt(images),
      missing_credit: isWithoutCredit,
      tag: hasTag,
      rights_end: isRightEnding,
    },
    idFilters: { unused: 'uses', own: 'own', duplicated: findDuplicateImages },
    orderings: { title: images.title },
    beforeSave: normalise,
    otherReferenceNames: async (_db, row) => [`image:${row.id}`],
  },
} satisfies RulesByResource

import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/time/durations.ts'
import type { RulesByResource } from '#server/services/resources/definition.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { people } from '../person/table.ts'
import { productions } from '../production/table.ts'
import { pressPictures } from './table.ts'

const RIGHTS_WARNING_MS = 30 * DAY_MS

export default {
  'press-pictures': {
    relatedMatches: (matchIn) => [
      sql`select ${pressPictures.id} from ${pressPictures} where ${whereIdIn(pressPictures.production_id, matchIn(productions))}`,
      sql`select ${pressPictures.id} from ${pressPictures} where ${whereIdIn(pressPictures.person_id, matchIn(people))}`,
    ],
    filters: { rights_end: whereRightsEnd },
  },
} satisfies RulesByResource

/** Online, and the right has ended or ends soon. */
function whereRightsEnd(isEnding: boolean, now: Date): SQL | undefined {
  const soon = new Date(now.getTime() + RIGHTS_WARNING_MS)
  const { rights_until, is_online } = pressPictures
  return isEnding
    ? and(eq(is_online, true), lt(rights_until, soon))
    : or(eq(is_online, false), isNull(rights_until), gte(rights_until, soon))
}

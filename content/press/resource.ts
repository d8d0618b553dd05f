import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals, refersTo, whereIdIn } from '#server/services/resources/filters.ts'
import { productions } from '../event/table.ts'
import { images } from '../image/table.ts'
import { people } from '../person/table.ts'
import { pressPictures } from './table.ts'

const RIGHTS_ASKED_FOR_IN_TIME_MS = 30 * DAY_MS

/** Online, and the right has ended or ends soon. */
function rightsEnd(isEnding: boolean, now: Date): SQL | undefined {
  const soon = new Date(now.getTime() + RIGHTS_ASKED_FOR_IN_TIME_MS)
  const { rights_until, is_online } = pressPictures
  return isEnding
    ? and(eq(is_online, true), lt(rights_until, soon))
    : or(eq(is_online, false), isNull(rights_until), gte(rights_until, soon))
}

const pressPicturesResource: ResourceDefinition = {
  name: 'press-pictures',
  table: pressPictures,
  search: ['caption', 'licence'],
  relatedMatches: (called) => [
    sql`select ${pressPictures.id} from ${pressPictures} where ${whereIdIn(pressPictures.production_id, called(productions))}`,
    sql`select ${pressPictures.id} from ${pressPictures} where ${whereIdIn(pressPictures.person_id, called(people))}`,
  ],
  filters: {
    production_id: refersTo(pressPictures.production_id),
    person_id: refersTo(pressPictures.person_id),
    is_online: equals(pressPictures.is_online),
    rights_end: rightsEnd,
  },
  orderings: { order: pressPictures.order, caption: pressPictures.sort_text, rights_until: pressPictures.rights_until },
  defaultOrdering: 'order',
  naturalKey: { fields: ['caption', 'image_id'] },
  references: { image_id: images, production_id: productions, person_id: people },
}

export default pressPicturesResource

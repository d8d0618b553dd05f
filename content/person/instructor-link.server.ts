import type { LinkedName } from '#contract/common.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { recordTitle } from '#model/titles.ts'
import { pickColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { isVisible } from '#server/services/visibility/visibility.ts'
import { people } from './table.ts'

/** Columns for `toInstructorLink`. */
export const instructorColumns = pickColumns(
  people,
  'id',
  'first_name',
  'last_name',
  'slug_de',
  'slug_en',
  'is_instructor',
  'is_online',
  'online_from',
  'has_page',
)
type InstructorRow = Pick<typeof people.$inferSelect, keyof typeof instructorColumns>

export function toInstructorLink(deps: Deps, person: InstructorRow): LinkedName {
  const hasPage = person.is_instructor && isVisible(deps, 'people', person, { withPage: true })
  return {
    id: person.id,
    name: recordTitle('people', person, deps.locale),
    url: hasPage ? screenUrls('person', person, { type: 'instructor' })[deps.locale] : null,
  }
}

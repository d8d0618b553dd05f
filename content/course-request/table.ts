import type { Locale } from '#config'
import { index, integer, text, uniqueIndex } from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'
import { tableOf } from '#server/db/table-of.ts'
import courseRequest from './fields.ts'

export const courseRequests = tableOf(courseRequest, 'course_requests', {
  columns: {
    /** Form ticket: sending a form twice creates one request. */
    ticket: text().notNull(),
    locale: text().notNull().$type<Locale>(),
    // No foreign keys: a request outlives what it asked for.
    course_id: integer(),
    instrument_id: integer(),
    location_id: integer(),
  },
  indexes: (t) => [
    uniqueIndex('course_requests_ticket').on(t.ticket),
    index('course_requests_created').on(t.created_at, t.id),
    index('course_requests_state').on(t.state, t.created_at),
    index('course_requests_kind').on(t.kind, t.created_at),
    index('course_requests_course').on(t.course_id),
    index('course_requests_instrument').on(t.instrument_id),
    index('course_requests_location').on(t.location_id),
    index('course_requests_assigned').on(t.assigned_course_id),
    index('course_requests_sort').on(t.sort_text, t.id),
    index('course_requests_delete').on(t.delete_on),
  ],
})

export default { 'course-requests': courseRequests } satisfies TypeTables

import type { Locale } from '#config'
import { id, index, integer, table, text, timestamp, uniqueIndex } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import courseRequest from './fields.ts'
import type { ReplyKind } from './states.ts'

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

/** Mailed replies, deleted with their request. */
export const courseRequestReplies = table(
  'course_request_replies',
  {
    id: id(),
    request_id: integer()
      .notNull()
      .references(() => courseRequests.id, { onDelete: 'cascade' }),
    kind: text().notNull().$type<ReplyKind>(),
    subject: text().notNull(),
    text: text().notNull(),
    sent_at: timestamp().notNull(),
    /** A reply is sent once. */
    nonce: text().notNull(),
  },
  (t) => [
    index('course_request_replies_request').on(t.request_id, t.sent_at),
    uniqueIndex('course_request_replies_nonce').on(t.nonce),
  ],
)

import type { Locale } from '#config'
import {
  id,
  index,
  integer,
  json,
  searchTextColumns,
  table,
  text,
  timestamp,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { courses } from '../course/table.ts'
import type { Learner, RequestKind, RequestState } from './states.ts'

export const courseRequests = table(
  'course_requests',
  {
    id: id(),
    ...searchTextColumns(),
    /** Form ticket: sending a form twice creates one request. */
    ticket: text().notNull(),
    locale: text().notNull().$type<Locale>(),
    kind: text().notNull().$type<RequestKind>(),
    learner: text().notNull().$type<Learner>(),
    age: text().notNull(),
    /** Name of the course or instrument in German at that time; the references below may be deleted. */
    wish: text().notNull(),
    course_id: integer(),
    instrument_id: integer(),
    second_wish: text().notNull(),
    place: text().notNull(),
    location_id: integer(),
    weekdays: json<number[]>(),
    times: text().notNull(),
    name: text().notNull(),
    learner_name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    created_at: timestamp().notNull(),
    state: text().notNull().$type<RequestState>().default('new'),
    note: text().notNull().default(''),
    assigned_course_id: integer().references(() => courses.id),
    /** The day of the first lesson, or empty. */
    starts_on: text().notNull().default(''),
    /** Local day of its deletion. */
    delete_on: text().notNull(),
    ...versionColumns(),
  },
  (t) => [
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
)

export default registerTables({ 'course-requests': courseRequests })

import { AppError } from '#contract/errors.ts'
import { addDays, toDay } from '#contract/local-time.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals, refersTo } from '#server/services/resources/filters.ts'
import { courses } from '../course/table.ts'
import { CLOSED_RETENTION_DAYS, OPEN_RETENTION_DAYS } from './retention.server.ts'
import { courseRequests as table } from './table.ts'

const courseRequestsResource: ResourceDefinition = {
  name: 'course-requests',
  table,
  search: ['name', 'learner_name', 'email', 'phone', 'wish'],
  filters: {
    state: equals(table.state),
    kind: equals(table.kind),
    course_id: refersTo(table.course_id),
    instrument_id: refersTo(table.instrument_id),
    location_id: refersTo(table.location_id),
    assigned_course_id: refersTo(table.assigned_course_id),
  },
  orderings: { created_at: table.created_at, name: table.sort_text, state: table.state, delete_on: table.delete_on },
  defaultOrdering: '-created_at',
  references: { assigned_course_id: courses },
  beforeSave: async ({ now }, values, before) => {
    const today = toDay(now())
    const isClosedNow = values.state === 'closed' && before?.state !== 'closed'
    const asked = String(values.delete_on ?? before?.delete_on)
    const isMoved = asked !== before?.delete_on
    if (isMoved && (asked < today || asked > addDays(today, OPEN_RETENTION_DAYS)))
      throw new AppError('bad_input', {
        message: 'no day to delete it on',
        fields: { delete_on: [`preview_day:${OPEN_RETENTION_DAYS}`] },
      })
    const latest = addDays(today, CLOSED_RETENTION_DAYS)
    return isClosedNow && asked > latest ? { ...values, delete_on: latest } : values
  },
  // Created by visitors only.
  creatable: false,
}

export default courseRequestsResource

import { AppError } from '#contract/errors.ts'
import { addDays, dayOf } from '#contract/local-time.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { oneOf, same } from '#server/services/resources/filters.ts'
import { courses } from '../course/table.ts'
import { CLOSED_KEPT_DAYS, OPEN_KEPT_DAYS } from './kept.server.ts'
import { courseRequests as table } from './table.ts'

const courseRequestsResource: ResourceDefinition = {
  name: 'course-requests',
  table,
  search: ['name', 'learner_name', 'email', 'phone', 'wish'],
  filters: {
    state: same(table.state),
    kind: same(table.kind),
    course_id: oneOf(table.course_id),
    instrument_id: oneOf(table.instrument_id),
    location_id: oneOf(table.location_id),
    assigned_course_id: oneOf(table.assigned_course_id),
  },
  orderings: { created_at: table.created_at, name: table.sort_text, state: table.state, delete_on: table.delete_on },
  defaultOrdering: '-created_at',
  references: { assigned_course_id: courses },
  beforeSave: async ({ now }, values, before) => {
    const today = dayOf(now())
    const isClosedNow = values.state === 'closed' && before?.state !== 'closed'
    const asked = String(values.delete_on ?? before?.delete_on)
    const isMoved = asked !== before?.delete_on
    if (isMoved && (asked < today || asked > addDays(today, OPEN_KEPT_DAYS)))
      throw new AppError('bad_input', {
        message: 'no day to delete it on',
        fields: { delete_on: [`preview_day:${OPEN_KEPT_DAYS}`] },
      })
    const latest = addDays(today, CLOSED_KEPT_DAYS)
    return isClosedNow && asked > latest ? { ...values, delete_on: latest } : values
  },
  // Visitors make them.
  creatable: false,
}

export default courseRequestsResource

import { fieldError } from '#contract/errors.ts'
import { addDays, toDay } from '#contract/time/local-time.ts'
import type { RulesByResource, TypeRules } from '#server/services/resources/definition.ts'
import { CLOSED_RETENTION_DAYS, OPEN_RETENTION_DAYS } from './retention.server.ts'

/** A closed request is deleted earlier. Refuses a day that is past or too far away. */
const limitRetention: TypeRules['beforeSave'] = async ({ now }, values, before) => {
  const today = toDay(now())
  const isClosedNow = values.state === 'closed' && before?.state !== 'closed'
  const deleteOn = String(values.delete_on ?? before?.delete_on)
  const isMoved = deleteOn !== before?.delete_on
  if (isMoved && (deleteOn < today || deleteOn > addDays(today, OPEN_RETENTION_DAYS)))
    throw fieldError('delete_on', `day_within:${OPEN_RETENTION_DAYS}`, 'no day to delete it on')
  const latest = addDays(today, CLOSED_RETENTION_DAYS)
  return isClosedNow && deleteOn > latest ? { ...values, delete_on: latest } : values
}

export default { 'course-requests': { beforeSave: limitRetention } } satisfies RulesByResource

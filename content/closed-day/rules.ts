import { and, eq, gte, lt, ne } from 'drizzle-orm'
import { type AppError, fieldError } from '#contract/errors.ts'
import { toDay } from '#contract/time/local-time.ts'
import type { RulesByResource, TypeRules } from '#server/services/resources/definition.ts'
import type { ClosedDays } from './endpoints.ts'
import { closedDaysProblem } from './limits.server.ts'
import { closedDays } from './table.ts'

/** A single day gets its last day. Refuses impossible days and those that are there already. */
const completeDays: TypeRules['beforeSave'] = async ({ db }, values, before) => {
  const { first_day, last_day } = { ...before, ...values } as ClosedDays
  const days = { first_day, last_day: last_day || first_day }
  const complaint = closedDaysProblem(days)
  if (complaint) throw refuse(complaint)
  const [existing] = await db
    .select({ name: closedDays.name })
    .from(closedDays)
    .where(
      and(
        eq(closedDays.first_day, days.first_day),
        eq(closedDays.last_day, days.last_day),
        ne(closedDays.id, before?.id ?? 0),
      ),
    )
  if (existing) throw refuse(`days_known:${existing.name.de}`)
  return { ...values, ...days }
}

function refuse(complaint: string): AppError {
  return fieldError('last_day', complaint, `closed days: ${complaint}`)
}

export default {
  'closed-days': {
    filters: { past: (isPast: boolean, now) => (isPast ? lt : gte)(closedDays.last_day, toDay(now)) },
    beforeSave: completeDays,
  },
} satisfies RulesByResource

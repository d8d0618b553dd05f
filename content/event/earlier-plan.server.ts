import { isSame } from '#server/services/resources/count-changes.ts'

type Values = Record<string, unknown>

/**
 * The start and the hall that visitors knew before a date was moved or postponed. They are kept when start or hall
 * changes with that status, given up when the date is back as scheduled or back at its old place, and may be corrected
 * by hand. `values` and `before` are columns of an event date; `before` is null for a new one.
 */
export function keepEarlierPlan(values: Values, before: Values | null): Values {
  const status = values.status ?? before?.status ?? 'scheduled'
  if (status === 'scheduled') return { ...values, moved_from_start: null, moved_from_venue_id: null }
  if (!before) return values
  return {
    ...values,
    moved_from_start: earlier('date_start', 'moved_from_start', { values, before }),
    moved_from_venue_id: earlier('venue_id', 'moved_from_venue_id', { values, before }),
  }
}

function earlier(now: string, kept: string, { values, before }: { values: Values; before: Values }): unknown {
  const current = values[now] ?? before[now]
  const isChanged = !isSame(current, before[now])
  const first = values[kept] ?? before[kept] ?? (isChanged ? before[now] : null)
  return isSame(first, current) ? null : first
}

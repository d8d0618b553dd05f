import { dayOf } from '#contract/local-time.ts'
import type { Reader } from '#server/db/connect.ts'
import { loadClosedDays, type NamedClosedDays } from '../closure/service.ts'
import type { Rhythm } from './lessons.server.ts'

/** What closes the school while any of these groups meets again and again. */
export async function closedWhile(
  db: Reader,
  groups: readonly Pick<Rhythm, 'date_start' | 'repeat_weeks' | 'repeat_until'>[],
): Promise<NamedClosedDays[]> {
  const repeating = groups.filter(({ repeat_weeks }) => repeat_weeks > 0)
  const days = repeating.map(({ date_start }) => dayOf(date_start)).sort()
  const lasts = [...days, ...repeating.map(({ repeat_until }) => repeat_until)].sort()
  const [from, to] = [days[0], lasts.at(-1)]
  return from === undefined || to === undefined ? [] : loadClosedDays(db, { from, to })
}

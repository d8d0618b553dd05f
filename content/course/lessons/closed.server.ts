import { toDay } from '#contract/time/local-time.ts'
import type { Db } from '#server/db/connect.ts'
import { loadClosedDays, type NamedClosedDays } from '../../closed-day/service.ts'
import type { LessonRecurrence } from './lessons.server.ts'

/** Closed days during the repeated lessons of these groups. */
export async function findClosedDaysDuring(
  db: Db,
  groups: readonly Pick<LessonRecurrence, 'date_start' | 'repeat_weeks' | 'repeat_until'>[],
): Promise<NamedClosedDays[]> {
  const repeating = groups.filter(({ repeat_weeks }) => repeat_weeks > 0)
  const days = repeating.map(({ date_start }) => toDay(date_start)).sort()
  const lasts = [...days, ...repeating.map(({ repeat_until }) => repeat_until)].sort()
  const [from, to] = [days[0], lasts.at(-1)]
  return from === undefined || to === undefined ? [] : loadClosedDays(db, { from, to })
}

import { addDays, addWallDays, toDay } from '#contract/time/local-time.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { minutesLater, type SeedContext } from '#server/seed/seeding.ts'
import { eventPictures } from './demo/pictures.ts'
import { productions } from './demo/productions.ts'
import type { EventDateSeed } from './demo/types.ts'

const DOORS_MINUTES = 60
const INTERVAL_MINUTES = 20

export default {
  after: ['venue', 'work', 'person', 'lookup', 'color', 'price-list'],
  pictures: eventPictures,
  seed: (seeding) =>
    seeding.createAll(
      'productions',
      productions.map(({ programme, introduction, announcedAfterDays, dates, ...production }) => ({
        ...production,
        announced_month:
          announcedAfterDays === undefined ? '' : addDays(toDay(seeding.deps.now()), announcedAfterDays).slice(0, 7),
        programme: programme.map((entry) =>
          'work_id' in entry ? entry : { work_id: null, minutes: INTERVAL_MINUTES },
        ),
        dates: dates.map((date) => ({
          ...toDate(seeding, date),
          price_list_id: production.type_id,
          doors_minutes: DOORS_MINUTES,
          introduction_minutes: introduction?.minutes ?? null,
          introduction_place: introduction?.place ?? { de: '', en: '' },
        })),
      })),
    ),
} satisfies TypeSeed

function toDate(
  seeding: SeedContext,
  { dayOffset, weekday, time, minutes, saleDaysBefore, movedFrom, facts, ...values }: EventDateSeed,
) {
  const start = seeding.instant({ dayOffset, weekday, time })
  return {
    ...values,
    date_start: start.toISOString(),
    date_end: minutesLater(start, minutes),
    ...(saleDaysBefore ? { tickets_from: addWallDays(start, -saleDaysBefore)?.toISOString() ?? null } : {}),
    ...facts,
    ...(movedFrom
      ? {
          moved_from_start: seeding.instant(movedFrom).toISOString(),
          moved_from_venue_id: movedFrom.venue_id,
        }
      : {}),
  }
}

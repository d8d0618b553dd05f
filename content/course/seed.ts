import { addDays, toDay } from '#contract/time/local-time.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { minutesLater } from '#server/seed/seeding.ts'
import { courses } from './demo/courses.ts'
import { coursePictures } from './demo/pictures.ts'

const HALF_YEAR_DAYS = 140

export default {
  after: ['lookup', 'instrument', 'location', 'person', 'color'],
  pictures: coursePictures,
  seed: ({ createAll, instant }) =>
    createAll(
      'courses',
      courses.map(({ dates, ...course }) => ({
        ...course,
        dates: dates.map(({ location_id, minutes, rhythm, weeks = 0, vacancies = 'unsaid', ...startTime }) => {
          const start = instant(startTime)
          return {
            location_id,
            date_start: start.toISOString(),
            date_end: minutesLater(start, minutes),
            rhythm,
            vacancies,
            repeat_weeks: weeks,
            repeat_until: weeks > 0 ? addDays(toDay(start), HALF_YEAR_DAYS) : '',
          }
        }),
      })),
    ),
} satisfies TypeSeed

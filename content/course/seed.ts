import { addDays, toDay } from '#contract/time/local-time.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { minutesLater } from '#server/seed/seeding.ts'
import { courses } from './demo/courses.ts'
import { coursePictures } from './demo/pictures.ts'

const HALF_YEAR_DAYS = 140

export default {
  after: ['lookup', 'instrument', 'location', 'person', 'color'],
  pictures: coursePictures,
  seed: async (seeding) => {
    for (const [
      order,
      { key, slug, colorKey, parentGroupKey, ageGroupKeys, instrumentKeys, instructorKeys, dates, ...course },
    ] of courses.entries()) {
      await seeding.create(
        'courses',
        { kind: 'course', key },
        {
          ...course,
          order,
          slug_de: slug.de,
          slug_en: slug.en,
          color_key: colorKey,
          image_id: seeding.imageOf('course', key),
          parent_group_id: seeding.idOf('parent-groups', parentGroupKey),
          age_groups: ageGroupKeys.map((group) => seeding.idOf('age-groups', group)),
          instruments: instrumentKeys.map((instrument) => seeding.idOf('instruments', instrument)),
          instructors: instructorKeys.map((person) => seeding.idOf('person', person)),
          dates: dates.map(({ locationKey, minutes, rhythm, weeks = 0, vacancies = 'unsaid', ...startTime }) => {
            const start = seeding.instant(startTime)
            return {
              location_id: seeding.idOf('locations', locationKey),
              date_start: start.toISOString(),
              date_end: minutesLater(start, minutes),
              rhythm,
              vacancies,
              repeat_weeks: weeks,
              repeat_until: weeks > 0 ? addDays(toDay(start), HALF_YEAR_DAYS) : '',
            }
          }),
        },
      )
    }
  },
} satisfies TypeSeed

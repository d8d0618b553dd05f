import { index, timestamp } from '#server/db/columns.ts'
import { pairsTableOf, tableOf } from '#server/db/table-of.ts'
import ensemble from './fields.ts'

export const ensembles = tableOf(ensemble, 'ensembles', {
  columns: { updated_at: timestamp().notNull() },
  indexes: (t) => [index('ensembles_sort').on(t.sort_text, t.id)],
})

export const ensembleTeachers = pairsTableOf(ensemble, 'teachers', 'ensemble_teachers_person')
export const ensembleCourses = pairsTableOf(ensemble, 'courses', 'ensemble_courses_course')

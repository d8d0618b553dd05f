import type { RelativeTime, Text } from '#server/seed/content/types.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type course from '../fields.ts'
import type { Vacancies } from '../states.ts'

/** `weeks` apart, for one school term. */
export type CourseDateSeed = RelativeTime & {
  location_id: string
  minutes: number
  rhythm: Text
  weeks?: number
  vacancies?: Vacancies
}

export type CourseSeed = Omit<DemoRecord<typeof course>, 'dates'> & { dates: CourseDateSeed[] }

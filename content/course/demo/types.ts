import type { ColorKey, RelativeTime, Text } from '#server/seed/content/types.ts'
import type { Vacancies } from '../states.ts'

/** `weeks` apart, for one school term. */
export type CourseDateSeed = RelativeTime & {
  locationKey: string
  minutes: number
  rhythm: Text
  weeks?: number
  vacancies?: Vacancies
}

export type CourseSeed = {
  key: string
  name: Text
  subline: Text
  slug: Text
  description: Text
  registration: Text
  price: Text
  parentGroupKey: string
  ageGroupKeys: string[]
  instrumentKeys: string[]
  instructorKeys: string[]
  colorKey: ColorKey
  dates: CourseDateSeed[]
}

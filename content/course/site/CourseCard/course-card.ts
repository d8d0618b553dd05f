import type { IdName } from '#contract/common.ts'
import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import type { Course } from '../../endpoints.ts'

/** A course as its card shows it. A full record does not fit, so that unused fields are not shipped. */
export type CourseCardData = Pick<
  Course,
  'id' | 'url' | 'name' | 'subline' | 'color' | 'vacancies_note' | 'fallback'
> & {
  image: PictureSource | null
  group: IdName
  ages: string
  firstStart: string | null
  locations: string[]
}

export function toCourseCard({
  id,
  url,
  name,
  subline,
  color,
  vacancies_note,
  fallback,
  image,
  parent_group,
  ages_note,
  dates,
}: Course): CourseCardData {
  return {
    ...{ id, url, name, subline, color, vacancies_note, fallback },
    image: toPictureSource(image),
    group: parent_group,
    ages: ages_note,
    firstStart: dates[0]?.date_start ?? null,
    locations: [...new Set(dates.map((date) => date.location.city))],
  }
}

import type { Localised } from '#admin/records.ts'
import type { changeCourses } from '#contract/admin/change-courses.ts'
import type { InputOf } from '#contract/endpoint.ts'

/** Values of the form; an untouched input is undefined or null. */
export type CourseChangeForm = {
  weeks?: number | null
  first_day?: string
  last_day?: string
  location?: { from?: number | null; to?: number | null }
  instructor?: { from?: number | null; to?: number | null }
  price_how?: 'replace' | 'text' | '' | null
  price?: { replace?: string; by?: string; text?: Partial<Localised> }
  vacancies?: string | null
}
export type Change = InputOf<typeof changeCourses>['body']['change']

export function toCourseChange({
  weeks,
  first_day,
  last_day,
  location,
  instructor,
  price_how,
  price,
  vacancies,
}: CourseChangeForm): Change {
  return {
    weeks: weeks ?? 0,
    ...(first_day ? { first_day } : {}),
    ...(last_day ? { last_day } : {}),
    ...(location?.to ? { location: { from: location.from ?? null, to: location.to } } : {}),
    ...(instructor?.from || instructor?.to
      ? { instructor: { from: instructor.from ?? null, to: instructor.to ?? null } }
      : {}),
    ...(price_how === 'text' ? { price: { text: { de: price?.text?.de ?? '', en: price?.text?.en ?? '' } } } : {}),
    ...(price_how === 'replace' && price?.replace ? { price: { replace: price.replace, by: price.by ?? '' } } : {}),
    ...(vacancies ? { vacancies } : {}),
  }
}

export function isEmptyChange({ weeks, ...otherFields }: Change): boolean {
  return weeks === 0 && Object.keys(otherFields).length === 0
}

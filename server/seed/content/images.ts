import { pageImages } from './images/pages.ts'
import { recordImages } from './images/records.ts'
import type { ImageSpec, PictureSubject } from './types.ts'

export const images: ImageSpec[] = [...recordImages, ...pageImages]

/** Every production, person, venue, course, article, hero and teaser has the picture named so. */
export function imageKeyFor(subject: PictureSubject, recordKey: string): string {
  return `${subject}-${recordKey}`
}

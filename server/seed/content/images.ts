import { pageImages } from './images/pages.ts'
import { recordImages } from './images/records.ts'
import type { ImageSpec, PictureSubject } from './types.ts'

export const images: ImageSpec[] = [...recordImages, ...pageImages]

/** The picture key of a production, person, venue, course, article, hero or teaser. */
export function imageKeyFor(subject: PictureSubject, recordKey: string): string {
  return `${subject}-${recordKey}`
}

import type { Subject } from '../art/types.ts'
import { pageImages } from './images/pages.ts'
import { recordImages } from './images/records.ts'
import type { ImageSpec } from './types.ts'

export const images: ImageSpec[] = [...recordImages, ...pageImages]

/** Every production, person, venue, course, article, hero and teaser has the picture named so. */
export function imageKeyOf(subject: Subject, recordKey: string): string {
  return `${subject}-${recordKey}`
}

import type { PictureSubject } from './types.ts'

/** The picture key of a production, person, venue, course, article, hero or teaser. */
export function pictureKey(subject: PictureSubject, recordKey: string): string {
  return `${subject}-${recordKey}`
}

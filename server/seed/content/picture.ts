import type { DemoPicture } from '../define-seed.ts'
import { describeMotif } from './motif-texts.ts'
import { pictureKey } from './picture-key.ts'
import type { PictureSubject, Text } from './types.ts'

/** `focusX` and `focusY`: where its subject is, in shares of width and height. */
export type PictureRow = [key: string, motif: string, focusX?: number, focusY?: number]

/** A drawing of `pictures/`; `name` is that of its record, if the motif alone does not say what it shows. */
export function toPicture(
  subject: PictureSubject,
  [key, motif, focusX = 0.5, focusY = subject === 'person' ? 0.36 : 0.5]: PictureRow,
  name: Text | null,
): DemoPicture {
  return {
    key: pictureKey(subject, key),
    alt: describeMotif(motif, name),
    focal: { x: focusX, y: focusY },
  }
}

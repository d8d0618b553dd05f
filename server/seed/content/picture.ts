import type { DemoPicture } from '../define-seed.ts'
import { describeMotif } from './motif-texts.ts'
import { pictureKey } from './picture-key.ts'
import type { PictureSubject, Text } from './types.ts'

export type PictureRow = [key: string, motif: string]

/** A drawing of `pictures/`; `name` is that of its record, if the motif alone does not say what it shows. */
export function toPicture(subject: PictureSubject, [key, motif]: PictureRow, name: Text | null): DemoPicture {
  return {
    key: pictureKey(subject, key),
    alt: describeMotif(motif, name),
    focal: { x: 0.5, y: subject === 'person' ? 0.36 : 0.5 },
  }
}

import type { ImageSpec, PictureSubject, Text } from '../types.ts'
import { describeMotif } from './motif-texts.ts'

export type Row = [key: string, motif: string]

export function toImage(subject: PictureSubject, [key, motif]: Row, name: Text | null): ImageSpec {
  return {
    key: `${subject}-${key}`,
    alt: describeMotif(motif, name),
    focal: { x: 0.5, y: subject === 'person' ? 0.36 : 0.5 },
  }
}

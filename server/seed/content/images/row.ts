import type { Ground, ImageSpec, Ratio, Subject } from '../../art/types.ts'
import type { ColorKey, Text } from '../types.ts'
import { describeMotif } from './motif-texts.ts'

export type Row = [key: string, motif: string, colorKey: ColorKey, ground: Ground, ratio?: Ratio]

export function toImage(subject: Subject, [key, motif, colorKey, ground, ratio = 'landscape']: Row, name: Text | null): ImageSpec {
  return {
    key: `${subject}-${key}`,
    subject,
    motif,
    colorKey,
    ground,
    ratio,
    alt: describeMotif(motif, name),
    decorative: false,
    credit: 'Grafik: Südwestphilharmonie',
    focal: { x: 0.5, y: subject === 'person' ? 0.36 : 0.5 },
  }
}

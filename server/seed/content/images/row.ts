import type { Ground, ImageSpec, Ratio, Subject } from '../../art/types.ts'
import type { ColorKey, Text } from '../types.ts'
import { describeMotifs } from './motif-texts.ts'

export type Row = [key: string, motifs: string | string[], colorKey: ColorKey, ground: Ground, ratio?: Ratio]

export function toImage(subject: Subject, [key, motifs, colorKey, ground, ratio = 'landscape']: Row, name: Text | null): ImageSpec {
  const names = [motifs].flat()
  const alt = describeMotifs(names, name)
  return {
    key: `${subject}-${key}`,
    subject,
    motifs: names,
    colorKey,
    ground,
    ratio,
    alt,
    decorative: false,
    credit: 'Grafik: Südwestphilharmonie',
    focal: { x: 0.5, y: subject === 'person' ? 0.36 : 0.5 },
  }
}

import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { ensembles } from './ensembles.ts'

const rows: PictureRow[] = [
  ['webfaden', 'threads'],
  ['kieselsteine', 'chorus'],
  ['gleis-drei', 'band'],
]

export const ensemblePictures = rows.map((row) =>
  toPicture('ensemble', row, ensembles.find(({ key }) => key === row[0])?.name ?? null),
)

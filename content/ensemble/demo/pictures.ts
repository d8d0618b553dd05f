import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { ensembles } from './ensembles.ts'

const rows: PictureRow[] = [
  ['webfaden', 'threads', 0.6, 0.42],
  ['kieselsteine', 'chorus', 0.5, 0.69],
  ['gleis-drei', 'band', 0.56],
]

export const ensemblePictures = rows.map((row) =>
  toPicture('ensemble', row, ensembles.find(({ key }) => key === row[0])?.name ?? null),
)

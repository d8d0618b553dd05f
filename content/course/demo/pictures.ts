import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { courses } from './courses.ts'

const rows: PictureRow[] = [
  ['musikgarten', 'garden', 0.36],
  ['musikalische-frueherziehung', 'pebbles'],
  ['instrumentenkarussell', 'carousel', 0.47],
  ['singschule', 'chorus'],
  ['jugendorchester', 'loops'],
  ['gitarrenorchester', 'guitars'],
  ['band-werkstatt', 'band', 0.3],
  ['blockfloeten-consort', 'recorders', 0.6],
  ['oboe', 'oboe', 0.6],
  ['violine', 'sizes', 0.62],
  ['violoncello', 'cello', 0.42],
  ['blech', 'brass', 0.34],
  ['schlagzeug', 'marimba', 0.4],
  ['klavier-erwachsene', 'espresso', 0.47],
  ['feierabendchor', 'evening'],
  ['volksmusik-werkstatt', 'bellows', 0.64],
]

export const coursePictures = rows.map((row) =>
  toPicture('course', row, courses.find(({ key }) => key === row[0])?.name ?? null),
)

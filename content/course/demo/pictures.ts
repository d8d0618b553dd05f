import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { courses } from './courses.ts'

const rows: PictureRow[] = [
  ['musikgarten', 'garden'],
  ['musikalische-frueherziehung', 'pebbles'],
  ['instrumentenkarussell', 'carousel'],
  ['singschule', 'chorus'],
  ['jugendorchester', 'loops'],
  ['gitarrenorchester', 'guitars'],
  ['band-werkstatt', 'band'],
  ['blockfloeten-consort', 'recorders'],
  ['oboe', 'oboe'],
  ['violine', 'sizes'],
  ['violoncello', 'cello'],
  ['blech', 'brass'],
  ['schlagzeug', 'marimba'],
  ['klavier-erwachsene', 'espresso'],
  ['feierabendchor', 'evening'],
  ['volksmusik-werkstatt', 'bellows'],
]

export const coursePictures = rows.map((row) =>
  toPicture('course', row, courses.find(({ key }) => key === row[0])?.name ?? null),
)

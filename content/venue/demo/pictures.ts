import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { sameInBoth } from '#server/seed/content/text.ts'
import { venues } from './venues.ts'

const rows: PictureRow[] = [
  ['weberei-hohenwang', 'venue-weberei', 0.6],
  ['stadthalle-neckarlauf', 'venue-stadthalle'],
  ['st-veit-talbronn', 'venue-abbey'],
  ['kursaal-marbruck', 'venue-kursaal'],
  ['schloss-weilerstett', 'venue-castle', 0.55],
  ['kelter-stettbach', 'venue-winepress'],
]

export const venuePictures = rows.map((row) => {
  const venue = venues.find(({ key }) => key === row[0])
  return toPicture('venue', row, venue ? sameInBoth(venue.name) : null)
})

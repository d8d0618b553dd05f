import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { productions } from './productions.ts'

const rows: PictureRow[] = [
  ['aufbruch', 'suns'],
  ['nordlicht', 'aurora'],
  ['farbenlehre', 'washes'],
  ['weites-land', 'fields'],
  ['in-e-moll', 'sea'],
  ['forellenquintett', 'water'],
  ['gran-partita', 'reeds'],
  ['saiten', 'threads'],
  ['hausmusik', 'quartet'],
  ['rhapsodie', 'skyline'],
  ['ein-deutsches-requiem', 'arches'],
  ['magnificat', 'fanfare'],
  ['unvollendet', 'unfinished'],
  ['jupiter', 'orbit'],
  ['peter-und-der-wolf', 'forest'],
  ['karneval-der-tiere', 'parade'],
  ['baukasten', 'tiles'],
  ['tauwetter', 'water'],
]

export const eventPictures = rows.map((row) =>
  toPicture('event', row, productions.find(({ key }) => key === row[0])?.name ?? null),
)

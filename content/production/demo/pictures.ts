import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'
import { productions } from './productions.ts'

const rows: PictureRow[] = [
  ['aufbruch', 'suns', 0.6],
  ['nordlicht', 'aurora', 0.68],
  ['farbenlehre', 'washes'],
  ['weites-land', 'fields'],
  ['in-e-moll', 'sea', 0.35],
  ['forellenquintett', 'water', 0.645],
  ['gran-partita', 'reeds'],
  ['saiten', 'threads', 0.68],
  ['hausmusik', 'quartet'],
  ['rhapsodie', 'skyline', 0.3],
  ['ein-deutsches-requiem', 'arches'],
  ['magnificat', 'fanfare', 0.55],
  ['unvollendet', 'unfinished', 0.45],
  ['jupiter', 'orbit', 0.53],
  ['peter-und-der-wolf', 'forest', 0.4],
  ['karneval-der-tiere', 'parade', 0.3],
  ['baukasten', 'tiles'],
  ['tauwetter', 'water', 0.6],
]

export const eventPictures = rows.map((row) =>
  toPicture('event', row, productions.find(({ key }) => key === row[0])?.name ?? null),
)

import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'

const heroes: PictureRow[] = [
  ['saison', 'ribbon', 0.65],
  ['aufbruch', 'suns', 0.55],
  ['musikschule', 'pebbles'],
]

const teasers: PictureRow[] = [
  ['abo', 'tiles'],
  ['oeffentliche-probe', 'quartet'],
  ['freunde', 'weave'],
  ['karussell', 'carousel'],
  ['leihinstrument', 'sizes'],
  ['webfaden', 'loops'],
]

export const bannerPictures = [
  ...heroes.map((row) => toPicture('hero', row, null)),
  ...teasers.map((row) => toPicture('teaser', row, null)),
]

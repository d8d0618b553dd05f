import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'

const rows: PictureRow[] = [
  ['vertrag-erdelyi', 'signature', 0.6, 0.32],
  ['konzertkarte-bus', 'bus', 0.565, 0.46],
  ['farrenc-aufnahme', 'record', 0.51],
  ['neue-hornistin', 'open-horn', 0.6],
  ['saisonheft', 'brochure', 0.5, 0.35],
  ['orchester-im-rathaus', 'counter'],
  ['kursaal-renovierung', 'seats', 0.55, 0.4],
  ['wettbewerb', 'rosettes'],
  ['schnupperwoche', 'five-doors'],
  ['spulenklang', 'bobbin-harp', 0.6],
  ['patenpult', 'shared-desk'],
  ['neckarlauf-standort', 'new-dot', 0.6],
  ['leihinstrumente', 'attic'],
  ['walter-haegele-31', 'tally', 0.74],
]

export const newsPictures = rows.map((row) => toPicture('news', row, null))

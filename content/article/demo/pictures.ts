import { type PictureRow, toPicture } from '#server/seed/content/picture.ts'

const rows: PictureRow[] = [
  ['vertrag-erdelyi', 'signature'],
  ['konzertkarte-bus', 'bus'],
  ['farrenc-aufnahme', 'record'],
  ['neue-hornistin', 'open-horn'],
  ['saisonheft', 'brochure'],
  ['orchester-im-rathaus', 'counter'],
  ['kursaal-renovierung', 'seats'],
  ['wettbewerb', 'rosettes'],
  ['schnupperwoche', 'five-doors'],
  ['spulenklang', 'bobbin-harp'],
  ['patenpult', 'shared-desk'],
  ['neckarlauf-standort', 'new-dot'],
  ['leihinstrumente', 'attic'],
  ['walter-haegele-31', 'tally'],
]

export const newsPictures = rows.map((row) => toPicture('news', row, null))

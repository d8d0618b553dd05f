/** The first heading row of a German office, with columns in its own words. */
const HEADINGS = [
  'Konzert',
  'Reihe',
  'Datum',
  'Uhrzeit',
  'Saal',
  'Preis ab',
  'Preis bis',
  'Dirigent',
  'Solist',
  'Komponist',
  'Werk',
]

/** Faults of a row: an impossible day, no time, an ambiguous price, prices the wrong way round … */
const FAULTS: readonly [column: number, cell: string][] = [
  [2, '31.2.2028'],
  [3, ''],
  [3, '25 Uhr'],
  [4, ''],
  [5, '1.200'],
  [6, '5,00'],
  [2, 'n. n.'],
]

type SeasonSheet = { rows: number; faults: number; halls: readonly string[]; series: string }

/** A season as one sheet: three dates a concert, named in the first of its rows. The faults stand in the first rows. */
export function seasonSheet({ rows, faults, halls, series }: SeasonSheet): string[][] {
  const lines = Array.from({ length: rows }, (_, index) => {
    const concert = Math.floor(index / 3)
    const day = new Date(Date.UTC(2027, 8, 1 + index)).toISOString().slice(0, 10).split('-').reverse()
    const isFirst = index % 3 === 0
    return [
      isFirst ? `Abend ${concert + 1}` : '',
      isFirst ? series : '',
      day.join('.'),
      index % 2 === 0 ? '19.30 Uhr' : '17:00',
      halls[index % halls.length] ?? '',
      '12,50',
      '1.038,00',
      isFirst ? `Ada Vogt ${concert % 5}` : '',
      isFirst ? `Jan Berg ${concert % 7} (Violine)` : '',
      isFirst ? 'Edvard Grieg' : '',
      isFirst ? `Suite Nr. ${concert + 1}` : '',
    ]
  })
  const wrong = lines.map((line, index) => {
    const [column, cell] = FAULTS[index % FAULTS.length] ?? [0, '']
    return index < faults ? line.map((each, at) => (at === column ? cell : each)) : line
  })
  return [['Saisonplan 2027/28'], [], HEADINGS, ...wrong]
}

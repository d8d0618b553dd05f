const HEADINGS = ['Konzert', 'Reihe', 'Datum', 'Uhrzeit', 'Saal', 'Preis ab', 'Dirigent', 'Komponist', 'Werk']

/** A season as a German office writes it: three dates a concert, named in the first of its rows. */
export function seasonSheet(rows = 217) {
  const lines = Array.from({ length: rows }, (_, index) => {
    const concert = Math.floor(index / 3) + 1
    const day = new Date(Date.UTC(2029, 8, 1 + index)).toISOString().slice(0, 10).split('-').reverse().join('.')
    const first = index % 3 === 0
    return [
      first ? `Saisonabend ${concert}` : '',
      first ? 'Sinfoniekonzert' : '',
      ...[day, index % 2 ? '17:00' : '19.30 Uhr', 'Kursaal Marbruck', '12,50'],
      ...(first ? [`Ada Saison ${concert % 5}`, 'Edvard Grieg', `Suite Nr. ${concert}`] : ['', '', '']),
    ]
  })
  return [HEADINGS, ...lines]
}

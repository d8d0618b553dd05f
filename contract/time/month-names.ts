const german = [
  'januar',
  'februar',
  'marz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
]
const english = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The number of a month by its German or English name or the start of it; null for other words. */
export function findMonth(name: string): string | null {
  const word = toWord(name)
  if (word === '') return null
  const monthIndex = [german, english]
    .map((months) => months.findIndex((month) => month.startsWith(word)))
    .find((index) => index >= 0)
  return monthIndex === undefined ? null : String(monthIndex + 1)
}

export function isMonthName(name: string): boolean {
  return [...german, ...english].includes(toWord(name))
}

function toWord(name: string): string {
  return name.toLowerCase().replace('ä', 'a')
}

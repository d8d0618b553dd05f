/** A season runs from August to July. */
export const SEASON_FIRST_MONTH = '08'
const LAST_MONTH = '07'

/** `2026-27`. */
export function seasonStartingIn(year: number): string {
  return `${String(year).padStart(4, '0')}-${String((year + 1) % 100).padStart(2, '0')}`
}

export function isSeason(text: string): boolean {
  return /^\d{4}-\d\d$/.test(text) && seasonStartingIn(Number(text.slice(0, 4))) === text
}

export function seasonForMonth(month: string): string {
  const year = Number(month.slice(0, 4))
  return seasonStartingIn(month.slice(5) >= SEASON_FIRST_MONTH ? year : year - 1)
}

export function seasonMonths(season: string): { first: string; last: string } {
  const [year, next] = [season.slice(0, 4), String(Number(season.slice(0, 4)) + 1).padStart(4, '0')]
  return { first: `${year}-${SEASON_FIRST_MONTH}`, last: `${next}-${LAST_MONTH}` }
}

import { addDays, addMonths, toWallTime } from '../time/local-time.ts'

type ScoreDate = { id: number; date_start: string; venue: { name: string; city: string } }

/** All positions are in percent. A bar begins a month, or a week if there is only one month. */
export type Score = {
  towns: string[]
  barUnit: 'month' | 'week'
  bars: { day: string; at: number }[]
  /** `across` where time runs to the right, `down` where it runs down. */
  notes: { id: number; line: number; across: number; down: number }[]
  today: number | null
}

/** More notes would lie on one another. */
const MAX_NOTES = 160
const MAX_TOWNS = 9
/** Distance of two notes of one town: 24 px, the smallest target, in ten months at 1440 and 390 px. */
const GAP = { across: 2.2, down: 4.2 }

/** A stave with one line per town, in the order of the first dates. Null without dates, or with too many. */
export function layOutScore(dates: readonly ScoreDate[], now?: string): Score | null {
  const inOrder = dates
    .map((date) => ({ ...date, town: date.venue.city || date.venue.name, wall: toWallTime(new Date(date.date_start)) }))
    .toSorted((one, other) => Date.parse(one.date_start) - Date.parse(other.date_start))
  const towns = [...new Set(inOrder.map(({ town }) => town))]
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last || inOrder.length > MAX_NOTES || towns.length > MAX_TOWNS) return null
  const range = getRange(first.wall.slice(0, 7), last.wall.slice(0, 7))
  const at = (wall: string) => round((100 * (Date.parse(`${wall}Z`) - range.start)) / (range.end - range.start))
  const notes = towns.flatMap((town, line) => {
    const played = inOrder.filter((date) => date.town === town)
    const places = played.map(({ wall }) => at(wall))
    const [across, down] = [spreadPlaces(places, GAP.across), spreadPlaces(places, GAP.down)]
    return played.map(({ id }, index) => ({ id, line, across: across[index] ?? 0, down: down[index] ?? 0 }))
  })
  const today = now === undefined ? -1 : at(toWallTime(new Date(now)))
  const rankOf = new Map(inOrder.map(({ id }, index) => [id, index]))
  return {
    towns,
    barUnit: range.barUnit,
    bars: range.bars.map((day) => ({ day, at: at(`${day}T00:00`) })),
    notes: notes.toSorted((one, other) => (rankOf.get(one.id) ?? 0) - (rankOf.get(other.id) ?? 0)),
    today: today > 0 && today < 100 ? today : null,
  }
}

/** The months from `first` to `last`, `YYYY-MM`, and their bars. */
function getRange(first: string, last: string) {
  const firsts: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) firsts.push(`${month}-01`)
  const [start, end] = [`${first}-01`, `${addMonths(last, 1)}-01`]
  const barUnit: Score['barUnit'] = firsts.length > 1 ? 'month' : 'week'
  const bars = barUnit === 'month' ? firsts : getMondays(start, end)
  return { start: Date.parse(start), end: Date.parse(end), barUnit, bars }
}

function getMondays(start: string, end: string): string[] {
  const days: string[] = []
  for (let day = start; day < end; day = addDays(day, 1)) if (new Date(day).getUTCDay() === 1) days.push(day)
  return days
}

/** Moves ascending places until `gap` lies between them, within 0 and 100. */
function spreadPlaces(places: readonly number[], gap: number): number[] {
  const distance = Math.min(gap, 100 / places.length)
  const moved: number[] = []
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -distance) + distance))
  for (let index = moved.length - 1, most = 100; index >= 0; index -= 1) {
    const place = round(Math.min(moved[index] ?? 0, most))
    moved[index] = place
    most = place - distance
  }
  return moved
}

function round(share: number): number {
  return Math.round(share * 100) / 100
}

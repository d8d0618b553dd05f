type Row = Record<string, unknown>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The next date that has not ended, else the last one that has. */
export function nextDate(dates: readonly Row[], now: number): { start: string; isPast: boolean; status: string } | null {
  const known = dates.filter((date) => typeof date.date_start === 'string').sort((a, b) => timeOf(a.date_start) - timeOf(b.date_start))
  const coming = known.find((date) => timeOf(date.date_end) > now)
  const found = coming ?? known.at(-1)
  return found ? { start: String(found.date_start), isPast: coming === undefined, status: String(found.status ?? 'scheduled') } : null
}

/** A new row: as the last one, a day later, so that a weekend of concerts is typed once. */
export function followingDate(dates: readonly Row[], now: number): Row {
  const last = dates.at(-1)
  const start = typeof last?.date_start === 'string' ? timeOf(last.date_start) + DAY_MS : nextEvening(now)
  const length = last && timeOf(last.date_end) > timeOf(last.date_start) ? timeOf(last.date_end) - timeOf(last.date_start) : 2 * HOUR_MS
  return {
    venue_id: last?.venue_id ?? null,
    date_start: new Date(start).toISOString(),
    date_end: new Date(start + length).toISOString(),
    ticket_link: last?.ticket_link ?? '',
    status: 'scheduled',
    tickets: 'available',
    status_note: { de: '', en: '' },
    moved_from_start: null,
    moved_from_venue_id: null,
  }
}

function timeOf(iso: unknown): number {
  return typeof iso === 'string' ? Date.parse(iso) : Number.NaN
}

/** Half past six in the evening, UTC, four weeks on: half past seven or eight on the house's clock, to be corrected. */
function nextEvening(now: number): number {
  return Math.floor((now + 28 * DAY_MS) / DAY_MS) * DAY_MS + 18.5 * HOUR_MS
}

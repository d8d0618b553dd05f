import { timeZone } from '#config'

/** The house's clock at an instant, as a `datetime-local` input holds it: `2027-03-14T19:30`. */
export function toHouseTime(iso: string): string {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return ''
  const { year, month, day, hour, minute } = partsOf(instant)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/**
 * The instant of a time on the house's clock, ISO 8601 in UTC; empty when it is no time. An hour that the clock skips in
 * spring becomes the one after it; of an hour that comes twice in autumn the first is meant.
 */
export function fromHouseTime(local: string): string {
  const asUtc = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) ? `${local.slice(0, 16)}:00Z` : 'none')
  if (Number.isNaN(asUtc)) return ''
  const early = asUtc - offsetAt(asUtc - 24 * 3_600_000)
  const late = asUtc - offsetAt(asUtc + 24 * 3_600_000)
  const fits = [early, late].filter((instant) => toHouseTime(new Date(instant).toISOString()) === local.slice(0, 16))
  return new Date(fits.length > 0 ? Math.min(...fits) : early).toISOString()
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

function offsetAt(time: number): number {
  return Date.parse(`${toHouseTime(new Date(time).toISOString())}:00Z`) - Math.floor(time / 60_000) * 60_000
}

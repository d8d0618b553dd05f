import type { Locale } from '#config'
import { toWallTime } from '#contract/time/local-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { resourceMessages } from '#model/messages.ts'
import { pickLocalised } from '#model/titles.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const DAY = /^\d{4}-\d\d-\d\d$/

const yesNo = { de: { true: 'ja', false: 'nein' }, en: { true: 'yes', false: 'no' } } as const

/** `Do., 3. Dez. 2026, 19:30`, for previews: offices check dates by their weekday. Null for other values. */
export function formatMoment(value: unknown, locale: Locale): string | null {
  if (typeof value !== 'string') return null
  if (INSTANT.test(value)) return formatTimestamp(value, locale)
  // At noon the day is the same in the installation's time zone and in UTC.
  return DAY.test(value) ? formatTimestamp(`${value}T12:00:00Z`, locale, false) : null
}

export function toCell(
  name: ResourceName,
  { field, value, locale }: { field: string; value: unknown; locale: Locale },
): string | number {
  const choice = resourceMessages[name].choices?.[locale][field]?.[String(value)]
  if (choice !== undefined) return choice
  if (typeof value === 'number') return isPrice(field) ? value / 100 : value
  return isLocalised(value) ? pickLocalised(value, locale) : formatValue(value, locale)
}

/** A value for readers: local time, German decimal comma; empty when unset. */
export function formatValue(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return yesNo[locale][`${value}`]
  if (typeof value === 'number') return locale === 'de' ? String(value).replace('.', ',') : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (INSTANT.test(value)) return formatTime(toWallTime(new Date(value)), locale)
  return DAY.test(value) ? formatDay(value, locale) : value
}

function formatTime(wallTime: string, locale: Locale): string {
  const [day = '', time = ''] = wallTime.split('T')
  return `${formatDay(day, locale)} ${time}`
}

function formatDay(day: string, locale: Locale): string {
  return locale === 'de' ? day.split('-').toReversed().join('.') : day
}

function isLocalised(value: unknown): value is Record<Locale, string> {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}

/** Stored in cents, shown in euros. */
export function isPrice(field: string): boolean {
  return /^price(_from|_to|_reduced)?$/.test(field)
}

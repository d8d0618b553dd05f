import type { Locale } from '#config'
import type { ResourceName } from '#content/define.ts'
import { resourceMessages } from '#content/messages.ts'
import { textIn } from '#content/title.ts'
import { toWallTime } from '#contract/local-time.ts'
import { isPrice } from './kinds.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const DAY = /^\d{4}-\d\d-\d\d$/

const yesNo = { de: { true: 'ja', false: 'nein' }, en: { true: 'yes', false: 'no' } } as const

/** A value as its column writes it. */
export function cellOf(
  name: ResourceName,
  { field, value, locale }: { field: string; value: unknown; locale: Locale },
): string | number {
  const choice = resourceMessages[name].choices?.[locale][field]?.[String(value)]
  if (choice !== undefined) return choice
  if (typeof value === 'number') return isPrice(field) ? value / 100 : value
  return isLocalised(value) ? textIn(value, locale) : textOfValue(value, locale)
}

/** A single value as people read it: times on the house's clock, German with a decimal comma; empty where nothing is said. */
export function textOfValue(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return yesNo[locale][`${value}`]
  if (typeof value === 'number') return locale === 'de' ? String(value).replace('.', ',') : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (INSTANT.test(value)) return timeText(toWallTime(new Date(value)), locale)
  return DAY.test(value) ? dayText(value, locale) : value
}

function timeText(wall: string, locale: Locale): string {
  const [day = '', time = ''] = wall.split('T')
  return `${dayText(day, locale)} ${time}`
}

function dayText(day: string, locale: Locale): string {
  return locale === 'de' ? day.split('-').toReversed().join('.') : day
}

function isLocalised(value: unknown): value is Record<Locale, string> {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}

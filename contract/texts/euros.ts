import type { Locale } from '#config'
import { readNumber } from './read-number.ts'

/** `23,50`, `23.50`. */
export function formatEuros(cents: number, locale: Locale): string {
  return (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.')
}

/** Accepts comma or point and the euro sign; null for an empty text, `undefined` for an invalid one. */
export function parseCents(text: string): number | 'ambiguous' | null | undefined {
  const amount = text.replace(/€|\bEUR\b|\bEuro\b/i, '').trim()
  if (amount === '') return null
  // „12,–“: no cents.
  const euros = readNumber(amount.replace(/[.,]\s?[-–—]$/, ''))
  if (euros === 'ambiguous') return 'ambiguous'
  if (euros === null || euros < 0) return undefined
  const cents = Math.round(euros * 100)
  return Math.abs(cents - euros * 100) < 1e-6 ? cents : undefined
}

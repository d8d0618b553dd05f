import type { Locale } from '#config'
import { formatEuros } from './euros.ts'

const words = {
  de: {
    free: 'Eintritt frei',
    from: (price: string) => `ab\u00a0${price}\u00a0€`,
    to: (price: string) => `bis\u00a0${price}\u00a0€`,
    one: (price: string) => `${price}\u00a0€`,
  },
  en: {
    free: 'Free admission',
    from: (price: string) => `from\u00a0€${price}`,
    to: (price: string) => `up to\u00a0€${price}`,
    one: (price: string) => `€${price}`,
  },
}

/** In cents: "18 bis 54 €", "ab 18 €", "Eintritt frei"; null without prices. */
export function formatPriceRange(
  { price_from: from, price_to: to }: { price_from: number | null; price_to: number | null },
  locale: Locale,
): string | null {
  const texts = words[locale]
  const formatEurosShort = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : formatEuros(cents, locale))
  if (from === null && to === null) return null
  if (from === 0 && (to ?? 0) === 0) return texts.free
  if (to === null) return texts.from(formatEurosShort(from ?? 0))
  if (from === null) return texts.to(formatEurosShort(to))
  if (from === to) return texts.one(formatEurosShort(to))
  return locale === 'de'
    ? `${formatEurosShort(from)}\u00a0bis\u00a0${texts.one(formatEurosShort(to))}`
    : `${texts.one(formatEurosShort(from))}\u00a0to\u00a0${texts.one(formatEurosShort(to))}`
}

import type { Locale } from '#config'
import { formatEuros } from './euros.ts'

const words = {
  de: {
    free: 'Eintritt frei',
    from: (price: string) => `ab ${price}\u00a0€`,
    to: (price: string) => `bis ${price}\u00a0€`,
    one: (price: string) => `${price}\u00a0€`,
  },
  en: {
    free: 'Free admission',
    from: (price: string) => `from €${price}`,
    to: (price: string) => `up to €${price}`,
    one: (price: string) => `€${price}`,
  },
}

/** In cents: "18 bis 54 €", "ab 18 €", "Eintritt frei"; null without prices. */
export function formatPriceRange(
  { price_from: from, price_to: to }: { price_from: number | null; price_to: number | null },
  locale: Locale,
): string | null {
  const say = words[locale]
  const euros = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : formatEuros(cents, locale))
  if (from === null && to === null) return null
  if (from === 0 && (to ?? 0) === 0) return say.free
  if (to === null) return say.from(euros(from ?? 0))
  if (from === null) return say.to(euros(to))
  if (from === to) return say.one(euros(to))
  return locale === 'de'
    ? `${euros(from)} bis ${say.one(euros(to))}`
    : `${say.one(euros(from))} to ${say.one(euros(to))}`
}

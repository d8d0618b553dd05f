import { useLanguage } from '#admin/i18n/use-language.ts'
import { getRows, localText } from '#admin/records.ts'
import { formatPriceRange } from '#contract/texts/price-text.ts'

/** `Kategorie A 47 €, Kategorie B 36 €`. */
export function PriceRange({ record }: { record: Record<string, unknown> }) {
  const locale = useLanguage()
  return getRows(record, 'categories')
    .flatMap(({ name, price }) =>
      typeof price === 'number'
        ? [`${localText(name)} ${formatPriceRange({ price_from: price, price_to: price }, locale)}`]
        : [],
    )
    .join(', ')
}

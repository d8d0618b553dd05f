import { useLocaleState } from 'react-admin'
import { localText, rowsOf } from '#admin/records.ts'
import { priceText } from '#contract/price-text.ts'

/** `Kategorie A 47 €, Kategorie B 36 €`: what a list says, in one line. */
export function PriceRange({ record }: { record: Record<string, unknown> }) {
  const [language] = useLocaleState()
  const locale = language === 'en' ? 'en' : 'de'
  return rowsOf(record, 'categories')
    .flatMap(({ name, price }) =>
      typeof price === 'number'
        ? [`${localText(name)} ${priceText({ price_from: price, price_to: price }, locale)}`]
        : [],
    )
    .join(', ')
}

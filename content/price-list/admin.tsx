import SellIcon from '@mui/icons-material/Sell'
import { defineAdmin } from '#admin/define-resource.tsx'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { getRows, localText } from '#admin/records.ts'
import { formatPriceRange } from '#contract/texts/price-text.ts'
import { CategoriesInput } from './admin/CategoriesInput.tsx'
import priceList from './fields.ts'

export default defineAdmin(priceList, {
  icon: SellIcon,
  menu: { group: 'programme', order: 7 },
  list: {
    secondary: (record) => <PriceRange record={record} />,
    columns: { categories: (record) => <PriceRange record={record} /> },
  },
  elements: { categories: <CategoriesInput /> },
})

/** `Kategorie A 47 €, Kategorie B 36 €`. */
function PriceRange({ record }: { record: Record<string, unknown> }) {
  const locale = useLanguage()
  return getRows(record, 'categories')
    .flatMap(({ name, price }) =>
      typeof price === 'number'
        ? [`${localText(name)} ${formatPriceRange({ price_from: price, price_to: price }, locale)}`]
        : [],
    )
    .join(', ')
}

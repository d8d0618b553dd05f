import { t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type priceList from '../fields.ts'

type PriceListSeed = DemoRecord<typeof priceList>

const halfPrice = t(
  'Schülerinnen, Schüler, Studierende und Menschen mit Schwerbehinderung zahlen die Hälfte.',
  'Pupils, students and people with severe disabilities pay half.',
)
const categories = (...euros: number[]): NonNullable<PriceListSeed['categories']> =>
  euros.map((euro, index) => ({
    name: t(`Kategorie ${'ABC'[index]}`, `Category ${'ABC'[index]}`),
    price: euro * 100,
    price_reduced: euro * 50,
  }))

/** One for each kind of concert; the subscriptions on the demo pages are up to 35 percent cheaper. */
export const priceLists: PriceListSeed[] = [
  { key: 'sinfoniekonzert', name: 'Sinfoniekonzert', reductions: halfPrice, categories: categories(47, 36, 24) },
  { key: 'chorkonzert', name: 'Chorkonzert', reductions: halfPrice, categories: categories(47, 36, 24) },
  { key: 'kammerkonzert', name: 'Kammerkonzert', reductions: halfPrice, categories: categories(26, 14) },
  { key: 'gespraechskonzert', name: 'Gesprächskonzert', reductions: halfPrice, categories: categories(24, 12) },
  {
    key: 'familienkonzert',
    name: 'Familienkonzert',
    reductions: t('', ''),
    categories: [
      { name: t('Erwachsene', 'Adults'), price: 1600, price_reduced: null },
      { name: t('Kinder bis 14', 'Children up to 14'), price: 800, price_reduced: null },
    ],
  },
  { key: 'sonderkonzert', name: 'Sonderkonzert', reductions: halfPrice, categories: categories(48, 36, 22) },
]

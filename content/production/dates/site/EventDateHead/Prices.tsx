import { formatPriceRange } from '#contract/texts/price-text.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import facts from './EventFacts.module.css'
import styles from './Prices.module.css'

/** Each category, or the range where that is all that is known. */
export function Prices({ date }: { date: EventDate }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { prices } = date
  const range = formatPriceRange(date, locale)
  if (!prices && !range) return null
  return (
    <section>
      <h2 className={facts.title} id="prices">
        {text.prices}
      </h2>
      {prices ? <Categories prices={prices} /> : <p>{range}</p>}
    </section>
  )
}

function Categories({ prices }: { prices: NonNullable<EventDate['prices']> }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const hasReduced = prices.categories.some(({ price_reduced }) => price_reduced !== null)
  const formatCategoryPrice = (cents: number | null) =>
    cents !== null && formatPriceRange({ price_from: cents, price_to: cents }, locale)
  return (
    <>
      <table className={styles.prices} aria-labelledby="prices">
        <thead className={hasReduced ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col">{text.category}</th>
            <th scope="col">{text.price}</th>
            {hasReduced && <th scope="col">{text.reduced}</th>}
          </tr>
        </thead>
        <tbody>
          {prices.categories.map(({ id, name, lang, price, price_reduced }) => (
            <tr key={id}>
              <th scope="row" lang={lang}>
                {name}
              </th>
              <td>{formatCategoryPrice(price)}</td>
              {hasReduced && <td>{formatCategoryPrice(price_reduced)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {prices.reductions && (
        <p className={styles.reductions} {...fallbackLang(prices, 'reductions', locale)}>
          {prices.reductions}
        </p>
      )}
    </>
  )
}

import { longDate } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import { type DateState, saleStartsAt } from './tickets.ts'

/** Start of the ticket sale, if it is still to come. */
export function SaleStart({ date, now }: { date: DateState; now: string }) {
  const { list } = useWords(words)
  const locale = useLocale()
  const saleStart = saleStartsAt(date, now)
  return (
    saleStart && (
      <p>
        {list.ticketsFrom} {longDate(saleStart, locale)}
      </p>
    )
  )
}

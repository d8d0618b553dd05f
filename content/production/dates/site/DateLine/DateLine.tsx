import type { ReactNode } from 'react'
import { useWords } from '#site/i18n/words.ts'
import type { EventDateSummary } from '../../../endpoints.ts'
import { SaleStart } from '../../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { isPast, sellsTickets } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { words } from '../../../words.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { StateWords } from '../StatusNote/StateWords.tsx'
import styles from './DateLine.module.css'

/** A date as a summary, or as a row of a list. */
type LineDate = Omit<EventDateSummary, 'venue' | 'event'> & {
  venue: Pick<EventDateSummary['venue'], 'name' | 'city'>
  event: Pick<EventDateSummary['event'], 'name'>
}
type DateLineProps = {
  date: LineDate
  now: string
  withMonth: boolean
  /** False where the name beside it has the link. */
  isLink?: boolean
  /** Between the date and its tickets; above both on a phone. */
  children?: ReactNode
}

/** A date, and beside it its ticket link, or why there is none. */
export function DateLine({ date, now, withMonth, isLink = true, children }: DateLineProps) {
  const { pastLabel } = useWords(words)
  const isOver = isPast(date, now)
  const isOnSale = sellsTickets(date, now)
  const states = isOver && takesPlace(date) ? null : <StateWords date={date} />
  return (
    <div className={styles.line} data-past={isOver}>
      <DateBlock date={date} withMonth={withMonth} to={isLink ? date.url : undefined}>
        {isOnSale && states}
      </DateBlock>
      {children && <div className={styles.name}>{children}</div>}
      <div className={styles.offer}>
        {isOver && pastLabel}
        {!isOnSale && states}
        <SaleStart date={date} now={now} />
        <TicketLink date={date} name={date.event.name} now={now} />
      </div>
    </div>
  )
}

import type { Ref } from 'react'
import { toPlainText } from '#site/format/plain-text.ts'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../../../words.ts'
import { type DateState, sellsTickets } from '../tickets.ts'
import styles from './TicketLink.module.css'

/** `name` of the production, for screen readers: a page has many ticket links. */
type TicketLinkProps = {
  date: DateState
  name: string
  now: string
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

/** Nothing if the date sells no tickets now. */
export function TicketLink({ date, name, now, className = styles.tickets, ref }: TicketLinkProps) {
  const { list } = useWords(words)
  if (!sellsTickets(date, now)) return null
  return (
    <a
      ref={ref}
      href={date.ticket_link}
      target="_blank"
      rel="noopener"
      className={className}
      aria-label={list.ticketsFor(toPlainText(name))}
    >
      {list.tickets}
    </a>
  )
}

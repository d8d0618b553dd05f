import type { RefObject } from 'react'
import button from '#site/components/Button/Button.module.css'
import { FootBar } from '#site/components/FootBar/FootBar.tsx'
import { datePartsOf, shortDate } from '#site/format/dates.ts'
import { plain } from '#site/format/plain.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'
import { words } from '../../words.ts'

/** The day and its tickets at hand, once the button at the head of the page has been passed. */
export function TicketBar({ date, passed }: { date: EventDate; passed: RefObject<HTMLAnchorElement | null> }) {
  const { list } = useWords(words)
  const locale = useLocale()
  return (
    <FootBar passed={passed} text={`${shortDate(date.date_start, locale)} · ${datePartsOf(date.date_start, locale).time}`}>
      <a className={button.button} href={date.ticket_link} target="_blank" rel="noopener" aria-label={list.ticketsFor(plain(date.event.name))}>
        {list.tickets}
      </a>
    </FootBar>
  )
}

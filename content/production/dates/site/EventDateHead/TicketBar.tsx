import type { RefObject } from 'react'
import { BottomBar } from '#site/components/BottomBar/BottomBar.tsx'
import button from '#site/components/Button/Button.module.css'
import { shortDate, toDateParts } from '#site/format/dates.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../../endpoints.ts'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'

/** Shown once the ticket button at the top has scrolled out of view. */
export function TicketBar({
  date,
  now,
  sentinel,
}: {
  date: EventDate
  now: string
  sentinel: RefObject<HTMLAnchorElement | null>
}) {
  const locale = useLocale()
  return (
    <BottomBar
      passed={sentinel}
      text={`${shortDate(date.date_start, locale)} · ${toDateParts(date.date_start, locale).time}`}
    >
      <TicketLink date={date} name={date.event.name} now={now} className={button.button} />
    </BottomBar>
  )
}

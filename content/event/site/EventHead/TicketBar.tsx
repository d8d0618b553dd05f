import { type RefObject, useEffect, useState } from 'react'
import button from '#site/components/Button/Button.module.css'
import { datePartsOf, shortDate } from '#site/format/dates.ts'
import { plain } from '#site/format/plain.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './TicketBar.module.css'

/** The day and its tickets at hand, once the button at the head of the page has been passed. */
export function TicketBar({ date, passed }: { date: EventDate; passed: RefObject<HTMLAnchorElement | null> }) {
  const { list } = useWords(words)
  const locale = useLocale()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!passed.current) return
    const watch = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2),
    )
    watch.observe(passed.current)
    return () => watch.disconnect()
  }, [passed])
  return (
    <div className={styles.bar} data-shown={isShown}>
      <div className={`page ${styles.content}`}>
        <p>
          {shortDate(date.date_start, locale)} · {datePartsOf(date.date_start, locale).time}
        </p>
        <a className={button.button} href={date.ticket_link} target="_blank" rel="noopener" aria-label={list.ticketsFor(plain(date.event.name))}>
          {list.tickets}
        </a>
      </div>
    </div>
  )
}

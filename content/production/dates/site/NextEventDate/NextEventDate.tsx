import { Link } from 'react-router'
import { Picture } from '#modules/parts/Picture.tsx'
import { colourProperties } from '#site/format/colour.ts'
import { toPlainText } from '#site/format/plain-text.ts'
import { useWords } from '#site/i18n/words.ts'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { words } from '../../../words.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import type { EventRowDate } from '../EventDateRow/event-row.ts'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './NextEventDate.module.css'
import type { RelativeDay } from './soon.server.ts'

type NextEventDateProps = { date: EventRowDate; soon: RelativeDay | null; now: string; isOpening?: boolean }

/** A date of today or tomorrow that changed, as a band; or the next one, with its poster, as the opening of the page. */
export function NextEventDate({ date, soon, now, isOpening = false }: NextEventDateProps) {
  const text = useWords(words)
  return (
    <aside
      className={`${styles.next} ${isOpening ? styles.opening : styles.band}`}
      style={colourProperties(date.event.color)}
      aria-label={`${text.next[soon ?? 'label']}: ${toPlainText(date.event.name)}`}
    >
      {isOpening && date.event.image && (
        <div className={styles.poster}>
          <Picture image={date.event.image} sizes="(min-width: 64em) 58vw, 100vw" alt="" />
        </div>
      )}
      <div className={`page ${styles.line}`}>
        <p className={styles.label}>{text.next[soon ?? 'label']}</p>
        <DateBlock date={date} size={isOpening ? 'opening' : 'small'} />
        <p className={styles.name}>
          <Link to={date.url} prefetch="intent">
            {date.event.name}
          </Link>
        </p>
        <TicketLink date={date} name={date.event.name} now={now} className={styles.tickets} />
        <div className={styles.status}>
          <StatusNote date={date} withNote />
        </div>
      </div>
    </aside>
  )
}

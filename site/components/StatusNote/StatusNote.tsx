import type { Locale } from '#config'
import type { DateStatus, EventDate } from '#content/event/endpoints.ts'
import { datePartsOf, fullDate } from '../../format/dates.ts'
import type { Messages } from '../../i18n/de.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import styles from './StatusNote.module.css'

type StatusNoteProps = { date: Pick<EventDate, 'status' | 'schedule' | 'status_note' | 'moved_from'>; withNote?: boolean }

/** What has changed about a date, in words; nothing when it takes place as planned. */
export function StatusNote({ date, withNote = false }: StatusNoteProps) {
  const text = useMessages()
  const locale = useLocale()
  if (date.status === 'scheduled' && !date.status_note) return null
  const before = withNote ? earlierPlan(date.moved_from, text, locale) : ''
  return (
    <div className={styles.note} data-status={date.status}>
      {wordsOf(date).map((word) => (
        <strong key={word} className={styles.status}>
          {text.status[word]}
        </strong>
      ))}
      {withNote && date.status_note && <p>{date.status_note}</p>}
      {before && <p className={styles.before}>{text.event.movedFrom(before)}</p>}
    </div>
  )
}

/** A moved date can be sold out too. */
function wordsOf({ status, schedule }: Pick<EventDate, 'status' | 'schedule'>): DateStatus[] {
  if (status === 'scheduled') return []
  return schedule === 'scheduled' || schedule === status ? [status] : [schedule, status]
}

function earlierPlan(from: EventDate['moved_from'], text: Messages, locale: Locale): string {
  if (!from) return ''
  const moment = from.date_start ? `${fullDate(from.date_start, locale)}, ${text.time.at(datePartsOf(from.date_start, locale).time)}` : ''
  return [moment, from.venue ?? ''].filter(Boolean).join(', ')
}

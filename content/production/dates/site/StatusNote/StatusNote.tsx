import type { Locale } from '#config'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../../endpoints.ts'
import { words } from '../../../words.ts'
import { StateWords } from './StateWords.tsx'
import styles from './StatusNote.module.css'

type StatusNoteProps = {
  date: Pick<EventDate, 'status' | 'schedule' | 'status_note' | 'moved_from'>
  withNote?: boolean
}

/** The change of a date as text; nothing if it takes place as planned. */
export function StatusNote({ date, withNote = false }: StatusNoteProps) {
  const { movedFrom } = useWords(words)
  const { time } = useMessages()
  const locale = useLocale()
  if (date.status === 'scheduled' && !date.status_note) return null
  const before = withNote ? formatEarlierPlan(date.moved_from, time.at, locale) : ''
  return (
    <div className={styles.note} data-status={date.status}>
      <StateWords date={date} />
      {withNote && date.status_note && <p>{date.status_note}</p>}
      {before && <p className={styles.movedFrom}>{movedFrom(before)}</p>}
    </div>
  )
}

function formatEarlierPlan(
  from: EventDate['moved_from'],
  formatTime: (time: string) => string,
  locale: Locale,
): string {
  if (!from) return ''
  const moment = from.date_start
    ? `${fullDate(from.date_start, locale)}, ${formatTime(toDateParts(from.date_start, locale).time)}`
    : ''
  return [moment, from.venue ?? ''].filter(Boolean).join(', ')
}

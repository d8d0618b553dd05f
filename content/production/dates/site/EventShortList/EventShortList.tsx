import { useId } from 'react'
import { EventCalendar } from '../../../calendar/site/EventCalendar/EventCalendar.tsx'
import { EventMonths } from '../../../list/site/EventList/EventMonths.tsx'
import type { EventRowDate } from '../EventDateRow/event-row.ts'
import styles from './EventShortList.module.css'

type EventShortListProps = { title: string; dates: EventRowDate[]; now: string; emptyText?: string; calendar?: string }

/** Dates on the page of a person or a venue; `calendar` is the query of their calendar. */
export function EventShortList({ title, dates, now, emptyText, calendar }: EventShortListProps) {
  const id = useId()
  if (dates.length === 0 && !emptyText) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {dates.length === 0 && <p className={styles.below}>{emptyText}</p>}
      {calendar && dates.length > 0 && (
        <div className={styles.below}>
          <EventCalendar query={calendar} />
        </div>
      )}
      <EventMonths dates={dates} now={now} />
    </section>
  )
}

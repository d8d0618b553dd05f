import { useId } from 'react'
import { EventMonths } from '../EventList/EventMonths.tsx'
import type { EventRowDate } from '../EventRow/event-row.ts'
import styles from './EventShortList.module.css'

type EventShortListProps = { title: string; dates: EventRowDate[]; now: string; empty?: string }

/** Some dates under a heading, on the page of a person or a venue. */
export function EventShortList({ title, dates, now, empty }: EventShortListProps) {
  const id = useId()
  if (dates.length === 0 && !empty) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {dates.length === 0 && <p>{empty}</p>}
      <EventMonths dates={dates} now={now} />
    </section>
  )
}

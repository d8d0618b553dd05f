import type { Ref } from 'react'
import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import button from '#site/components/Button/Button.module.css'
import { CalendarLinks } from '#site/components/CalendarLinks/CalendarLinks.tsx'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PrintLink } from '#site/components/PrintLink/PrintLink.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { printUrl } from '#site/print/print-paths.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { SaleStart } from '../../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../../prices/site/TicketLink/TicketLink.tsx'
import { isPast } from '../../../prices/site/tickets.ts'
import prints from '../../../print/paths.ts'
import { takesPlace } from '../../../states.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import { StatusNote } from '../StatusNote/StatusNote.tsx'
import styles from './EventDateHead.module.css'
import line from './EventDateLine.module.css'
import { EventPoster } from './EventPoster.tsx'

type EventDateHeadProps = {
  page: Page
  date: EventDate
  now: string
  tellsChanges: boolean
  ticketsRef: Ref<HTMLAnchorElement>
}

export function EventDateHead({ page, date, now, tellsChanges, ticketsRef }: EventDateHeadProps) {
  const isChanged = date.schedule !== 'scheduled'
  return (
    <header>
      <OfflineNotice page={page} />
      {isChanged && <ChangeBand date={date} now={now} />}
      <EventPoster page={page} event={date.event} isChanged={isChanged}>
        <EventDateLine date={date} now={now} ticketsRef={ticketsRef} />
      </EventPoster>
      <EventActions date={date} now={now} tellsChanges={tellsChanges} />
    </header>
  )
}

type ActionDate = Pick<EventDate, 'id' | 'url' | 'date_end' | 'schedule'> & {
  event: Pick<EventDate['event'], 'is_online' | 'programs'>
}

/** Calendar, e-mail and print. A cancelled date offers e-mail only. */
export function EventActions({ date, now, tellsChanges }: { date: ActionDate; now: string; tellsChanges: boolean }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { is_online, programs } = date.event
  return (
    <div className="page">
      <div className={styles.below}>
        {is_online && !isPast(date, now) && takesPlace(date) && <CalendarLinks path={`${date.url}.ics`} />}
        {tellsChanges && (
          <SiteLink to={`${screenUrl('notice', locale)}?date=${date.id}`} className={button.quiet} rel="nofollow">
            {text.notify}
          </SiteLink>
        )}
        {programs.length > 0 && takesPlace(date) && (
          <PrintLink url={printUrl(prints.evening, locale, date.id)}>{text.sheet}</PrintLink>
        )}
      </div>
    </div>
  )
}

/** Changed status, note, and other dates, above everything else. */
function ChangeBand({ date, now }: { date: EventDate; now: string }) {
  const { time } = useMessages()
  const { otherDates } = useWords(detailWords)
  const locale = useLocale()
  const upcomingDates = date.other_dates.filter((other) => !isPast(other, now) && takesPlace(other))
  return (
    <div role="note" className={styles.band}>
      <div className={`page ${styles.bandContent}`}>
        <StatusNote date={date} withNote />
        {upcomingDates.length > 0 && (
          <p>
            {otherDates}:{' '}
            {upcomingDates.map((other) => (
              <span key={other.id} className={styles.otherDate}>
                <SiteLink to={other.url}>
                  {fullDate(other.date_start, locale)}, {time.at(toDateParts(other.date_start, locale).time)}
                </SiteLink>{' '}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** Day, time and hall in large type; below them tickets, or why there are none. */
function EventDateLine({
  date,
  now,
  ticketsRef,
}: {
  date: EventDate
  now: string
  ticketsRef: Ref<HTMLAnchorElement>
}) {
  const detail = useWords(detailWords)
  return (
    <div className={line.line}>
      <DateBlock date={date} venueUrl={date.venue.url} size="large" />
      <div className={line.state}>
        <TicketLink ref={ticketsRef} date={date} name={date.event.name} now={now} className={button.button} />
        {date.schedule === 'scheduled' && <StatusNote date={date} withNote />}
        {isPast(date, now) && <p>{detail.past}</p>}
        <SaleStart date={date} now={now} />
      </div>
    </div>
  )
}

import type { Ref } from 'react'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import type { Page } from '../../../page/endpoints.ts'
import type { EventDate } from '../../endpoints.ts'
import { ChangeBand } from './ChangeBand.tsx'
import { EventActions } from './EventActions.tsx'
import { EventDateLine } from './EventDateLine.tsx'
import { EventPoster } from './EventPoster.tsx'

type EventHeadProps = {
  page: Page
  date: EventDate
  now: string
  tellsChanges: boolean
  ticketsRef: Ref<HTMLAnchorElement>
}

/** The concert as its poster: in the event's colour its name, when, where and the tickets, and the picture. */
export function EventHead({ page, date, now, tellsChanges, ticketsRef }: EventHeadProps) {
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

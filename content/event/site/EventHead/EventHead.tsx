import type { Ref } from 'react'
import { urlOf } from '#contract/urls.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { CalendarLinks } from '#site/components/CalendarLinks/CalendarLinks.tsx'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { PrintLink } from '#site/components/PrintLink/PrintLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { printUrl } from '#site/print/print-paths.ts'
import type { Page } from '../../../page/endpoints.ts'
import type { EventDate } from '../../endpoints.ts'
import { detailWords } from '../detail-words.ts'
import { EventNames } from '../EventNames.tsx'
import { isPast } from '../tickets.ts'
import { ChangeBand } from './ChangeBand.tsx'
import { EventDateLine } from './EventDateLine.tsx'
import styles from './EventHead.module.css'

type EventHeadProps = { page: Page; date: EventDate; now: string; ticketsRef: Ref<HTMLAnchorElement> }

/** The concert as its poster: in the event's colour its name, when, where and the tickets, and the picture. */
export function EventHead({ page, date, now, ticketsRef }: EventHeadProps) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { event } = date
  const isChanged = date.schedule !== 'scheduled'
  return (
    <header>
      <OfflineNotice page={page} />
      {isChanged && <ChangeBand date={date} now={now} />}
      <div className={styles.poster} data-changed={isChanged}>
        <div className={`page ${styles.content}`} data-picture={event.image !== null}>
          <div className={styles.words}>
            <Breadcrumbs items={page.breadcrumbs} back={{ title: text.back, url: `${urlOf('home', locale)}#konzerte` }} />
            <div className={styles.facts}>
              <div>
                <EventNames event={event} classes={{ type: styles.type, name: styles.title, subline: styles.subline }} />
              </div>
              <EventDateLine date={date} now={now} ticketsRef={ticketsRef} />
            </div>
          </div>
          {event.image && (
            <figure className={styles.picture}>
              <Picture image={event.image} crop="vertical" sizes="(min-width: 64em) 34vw, 100vw" priority />
              {event.image.copyright && <figcaption className={styles.credit}>{event.image.copyright}</figcaption>}
            </figure>
          )}
        </div>
      </div>
      <div className="page">
        <div className={styles.below}>
          {event.is_online && !isPast(date, now) && <CalendarLinks path={`${date.url}.ics`} />}
          {event.programs.length > 0 && <PrintLink url={printUrl('evening', locale, date.id)}>{text.sheet}</PrintLink>}
        </div>
      </div>
    </header>
  )
}

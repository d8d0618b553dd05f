import { urlOf } from '#contract/urls.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Page } from '../../../page/endpoints.ts'
import type { EventDate } from '../../endpoints.ts'
import { detailWords } from '../detail-words.ts'
import { EventNames } from '../EventNames.tsx'
import { EventDateLine } from './EventDateLine.tsx'
import styles from './EventHead.module.css'

type EventHeadProps = { page: Page; date: EventDate; now: string }

/** The concert as its poster: the event's colour, the picture, the name, and the date below them. */
export function EventHead({ page, date, now }: EventHeadProps) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { event } = date
  return (
    <header>
      <OfflineNotice page={page} />
      <div className={styles.poster}>
        <div className={`page ${styles.content}`} data-picture={event.image !== null}>
          <div className={styles.words}>
            <Breadcrumbs items={page.breadcrumbs} back={{ title: text.back, url: `${urlOf('home', locale)}#konzerte` }} />
            <div className={styles.names}>
              <EventNames event={event} classes={{ type: styles.type, name: styles.title, subline: styles.subline }} />
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
        <EventDateLine date={date} now={now} />
      </div>
    </header>
  )
}

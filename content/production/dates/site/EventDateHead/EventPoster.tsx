import type { ReactNode } from 'react'
import { screenUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { EventNames } from '../../../list/site/EventNames.tsx'
import styles from './EventDateHead.module.css'

type EventPosterProps = { page: Page; event: EventDate['event']; isChanged: boolean; children: ReactNode }

export function EventPoster({ page, event, isChanged, children }: EventPosterProps) {
  const text = useWords(detailWords)
  const locale = useLocale()
  return (
    <div className={styles.poster} data-changed={isChanged}>
      <div className={`page ${styles.content}`} data-picture={event.image !== null}>
        <div className={styles.texts}>
          <Breadcrumbs
            items={page.breadcrumbs}
            back={{ title: text.back, url: `${screenUrl('home', locale)}#konzerte` }}
          />
          <div className={styles.facts}>
            <div>
              <EventNames event={event} classes={{ type: styles.type, name: styles.title, subline: styles.subline }} />
            </div>
            {children}
          </div>
        </div>
        {event.image && (
          <figure className={styles.picture}>
            <Picture image={event.image} crop="vertical" cropFrom="64em" sizes="(min-width: 64em) 34vw, 100vw" />
            {event.image.copyright && <figcaption className={styles.credit}>{event.image.copyright}</figcaption>}
          </figure>
        )}
      </div>
    </div>
  )
}

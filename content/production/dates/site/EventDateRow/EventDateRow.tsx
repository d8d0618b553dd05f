import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { useLocale } from '#site/locale.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
import { posterProperties } from '../../../detail/site/poster-properties.ts'
import { takesPlace } from '../../../states.ts'
import styles from './EventDateRow.module.css'
import lines from './EventLine.module.css'
import { EventLine } from './EventLine.tsx'
import type { EventEntry } from './event-entries.ts'

/** A production with one or several consecutive dates. The note sign on its line has the production's colour. */
export function EventDateRow({ entry: { event, dates }, now }: { entry: EventEntry; now: string }) {
  const locale = useLocale()
  const isMany = dates.length > 1
  const isOff = !dates.some(takesPlace)
  return (
    <article className={styles.row} style={posterProperties(event)} data-many={isMany} data-off={isOff}>
      <div className={styles.picture}>
        {event.image && <Picture image={event.image} crop="square" sizes="(min-width: 85.375em) 13rem, 8rem" alt="" />}
      </div>
      <div className={styles.texts}>
        <div className={styles.head}>
          <p className={styles.type} lang={event.typeLang}>
            {event.type}
          </p>
          <h4 className={styles.name} {...fallbackLang(event, 'name', locale)}>
            <PosterLink to={dates[0].url} className={styles.link}>
              {event.name}
            </PosterLink>
          </h4>
        </div>
        <div className={styles.details}>
          {event.name_subline && (
            <p className={styles.subline} {...fallbackLang(event, 'name_subline', locale)}>
              {event.name_subline}
            </p>
          )}
          {event.composers.length > 0 && (
            <p className={styles.composers}>
              {event.composers.map((name, index) => [
                <span key={name}>{index + 1 < event.composers.length ? `${name}\u00a0·` : name}</span>,
                ' ',
              ])}
            </p>
          )}
        </div>
      </div>
      <ul className={lines.lines} data-many={isMany}>
        {dates.map((date) => (
          <EventLine key={date.id} date={date} now={now} hasLink={isMany} />
        ))}
      </ul>
    </article>
  )
}

import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { useLocale } from '#site/locale.ts'
import { PosterLink } from '../../../detail/site/PosterLink.tsx'
import { posterProperties } from '../../../detail/site/poster-properties.ts'
import { takesPlace } from '../../../states.ts'
import { DateLine } from '../DateLine/DateLine.tsx'
import styles from './EventDateRow.module.css'
import type { EventEntry } from './event-entries.ts'

/** A production with one or several consecutive dates. The note sign on its line has the production's colour. */
export function EventDateRow({ entry: { event, dates }, now }: { entry: EventEntry; now: string }) {
  const locale = useLocale()
  const isMany = dates.length > 1
  const isOff = !dates.some(takesPlace)
  return (
    <article className={styles.row} style={posterProperties(event)} data-off={isOff}>
      <div className={styles.head}>
        <p className={styles.type} lang={event.typeLang}>
          {event.type}
        </p>
        <h4 className={styles.name} {...fallbackLang(event, 'name', locale)}>
          <PosterLink to={dates[0].url} className={styles.link}>
            {event.name}
          </PosterLink>
        </h4>
        {event.name_subline && (
          <p className={styles.subline} {...fallbackLang(event, 'name_subline', locale)}>
            {event.name_subline}
          </p>
        )}
        {event.composers.length > 0 && <p className={styles.composers}>{event.composers.join('\u00a0· ')}</p>}
      </div>
      {event.image && (
        <div className={styles.picture}>
          <Picture image={event.image} crop="square" sizes="(min-width: 64em) 14rem, 8rem" alt="" />
        </div>
      )}
      <ul className={styles.dates}>
        {dates.map((date) => (
          <li key={date.id}>
            <DateLine date={date} now={now} withMonth={false} isLink={isMany} />
          </li>
        ))}
      </ul>
    </article>
  )
}

import { Picture } from '#modules/parts/Picture.tsx'
import { langOf } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'
import { detailWords } from '../detail-words.ts'
import styles from './Performers.module.css'

type Performer = EventDate['event']['soloists'][number]

export function Performers({ performers }: { performers: Performer[] }) {
  const event = useWords(detailWords)
  const locale = useLocale()
  if (performers.length === 0) return null
  return (
    <section aria-labelledby="performers">
      <h2 id="performers" className={styles.title}>
        {event.performers}
      </h2>
      <ul className={styles.performers}>
        {performers.map((performer) => (
          <li key={`${performer.id}-${performer.part}`} className={styles.performer}>
            {performer.image && (
              <div className={styles.picture}>
                <Picture image={performer.image} crop="square" sizes="(min-width: 48em) 14rem, 45vw" alt="" />
              </div>
            )}
            <p className={styles.name}>{performer.url ? <SiteLink to={performer.url}>{performer.name}</SiteLink> : performer.name}</p>
            <p className={styles.part} {...langOf(performer, 'instrument', locale)}>
              {performer.instrument || (performer.part === 'conductor' ? event.conductor : '')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

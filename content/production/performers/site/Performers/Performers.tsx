import { formatPart, groupByPerformer } from '#contract/events/performer-parts.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import duotone from '../../../../person/site/Portrait/Duotone.module.css'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { Performer } from '../../../programme/endpoints.ts'
import styles from './Performers.module.css'

/** All performers without duplicates, also those of a single work. */
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
        {groupByPerformer(performers).map(({ performer, parts }) => (
          <li key={performer.id} className={styles.performer}>
            {performer.image && (
              <div className={`${styles.picture} ${duotone.duotone}`} data-duotone={performer.image.duotone}>
                <Picture image={performer.image} crop="square" sizes="(min-width: 48em) 14rem, 45vw" alt="" />
              </div>
            )}
            <p className={styles.name}>
              {performer.url ? <SiteLink to={performer.url}>{performer.name}</SiteLink> : performer.name}
            </p>
            {parts.map((each) => (
              <p
                key={`${each.part}-${each.instrument}`}
                className={styles.part}
                {...fallbackLang(each, 'instrument', locale)}
              >
                {formatPart(each, locale)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

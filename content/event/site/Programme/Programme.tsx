import { langOf } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'
import { detailWords } from '../detail-words.ts'
import { lifeDates } from '../programme.ts'
import { workTitle } from '../work-title.ts'
import styles from './Programme.module.css'

type ProgrammeItem = EventDate['event']['programs'][number]

/** The evening as its printed programme: composer, work, movements, the interval where it falls. */
export function Programme({ items }: { items: ProgrammeItem[] }) {
  const event = useWords(detailWords)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="programme">
      <h2 id="programme" className={styles.title}>
        {event.programme}
      </h2>
      <ol className={styles.items}>{items.map((item) => (item.work ? <Work key={item.id} work={item.work} /> : <Interval key={item.id} />))}</ol>
    </section>
  )
}

function Work({ work }: { work: NonNullable<ProgrammeItem['work']> }) {
  const event = useWords(detailWords)
  const locale = useLocale()
  const years = lifeDates(work.composer)
  return (
    <li className={styles.item}>
      <p className={styles.composer}>
        <SiteLink to={work.composer.url}>{work.composer.name}</SiteLink>
        {years && <span className={styles.years}>{years}</span>}
      </p>
      <div>
        <p className={styles.work}>
          <SiteLink to={work.url} {...langOf(work, 'title', locale)}>
            {workTitle(work.title)}
          </SiteLink>
        </p>
        {work.movements.length > 0 && (
          <ol className={styles.movements}>
            {work.movements.map((movement, index) => (
              <li key={index} lang="it">
                {movement}
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className={styles.minutes}>{work.minutes !== null && event.about(work.minutes)}</p>
    </li>
  )
}

function Interval() {
  const event = useWords(detailWords)
  return (
    <li className={styles.interval}>
      <span>{event.interval}</span>
    </li>
  )
}

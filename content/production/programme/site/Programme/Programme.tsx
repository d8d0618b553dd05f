import { formatLifeDates } from '#contract/texts/life-dates.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { PerformerList } from '../../../performers/site/PerformerList.tsx'
import type { Performer } from '../../endpoints.ts'
import styles from './Programme.module.css'

type ProgrammeItem = EventDate['event']['programs'][number]

/** Programme in printed order: composer, work, its performers, movements, notes, intervals. */
export function Programme({ items, performers }: { items: ProgrammeItem[]; performers: Performer[] }) {
  const event = useWords(detailWords)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="programme">
      <h2 id="programme" className={styles.title}>
        {event.programme}
      </h2>
      <ol className={styles.items}>
        {items.map((item) =>
          item.work ? (
            <Work
              key={item.id}
              item={item}
              work={item.work}
              performers={performers.filter(({ work_id }) => work_id === item.work?.id)}
            />
          ) : (
            <Interval key={item.id} item={item} />
          ),
        )}
      </ol>
    </section>
  )
}

function Work({
  item,
  work,
  performers,
}: {
  item: ProgrammeItem
  work: NonNullable<ProgrammeItem['work']>
  performers: Performer[]
}) {
  const event = useWords(detailWords)
  const locale = useLocale()
  const years = formatLifeDates(work.composer)
  return (
    <li className={styles.item}>
      <p className={styles.composer}>
        <SiteLink to={work.composer.url}>{work.composer.name}</SiteLink>
        {years && <span className={styles.years}>{years}</span>}
      </p>
      <div>
        <p className={styles.work}>
          <SiteLink to={work.url} {...fallbackLang(work, 'title', locale)}>
            {work.title}
          </SiteLink>
        </p>
        <PerformerList performers={performers} className={styles.performers} />
        {work.movements.length > 0 && (
          <ol className={styles.movements}>
            {work.movements.map((movement, index) => (
              <li key={index} lang="it">
                {movement}
              </li>
            ))}
          </ol>
        )}
        <Note item={item} />
      </div>
      <p className={styles.minutes}>{work.minutes !== null && event.approxMinutes(work.minutes)}</p>
    </li>
  )
}

function Note({ item }: { item: ProgrammeItem }) {
  const locale = useLocale()
  if (item.note === '') return null
  return (
    <p className={styles.note} {...fallbackLang(item, 'note', locale)}>
      {item.note}
    </p>
  )
}

function Interval({ item }: { item: ProgrammeItem }) {
  const event = useWords(detailWords)
  return (
    <li className={styles.interval}>
      <span>{event.interval}</span>
      <Note item={item} />
    </li>
  )
}

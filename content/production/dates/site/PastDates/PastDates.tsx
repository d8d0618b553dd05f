import { useId } from 'react'
import { Link } from 'react-router'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { plural } from '#site/i18n/plural.ts'
import { defineWords, useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDateSummary } from '../../../endpoints.ts'
import { DateBlock } from '../DateBlock/DateBlock.tsx'
import styles from './PastDates.module.css'

type PastLine = Pick<EventDateSummary, 'id' | 'url' | 'date_start' | 'schedule'> & {
  venue: { name: string; city: string }
  event: Pick<EventDateSummary['event'], 'name' | 'fallback'>
}
type PastDatesProps = { title: string; lines: PastLine[]; count: number; page: number; hasNext: boolean }

/** Past dates in pages, the latest first. */
export function PastDates({ title, lines, count, page, hasNext }: PastDatesProps) {
  const text = useWords(pastWords)
  const locale = useLocale()
  const id = useId()
  if (count === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id} id="past">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.count}>{text.count(count)}</p>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <p className={styles.name} {...fallbackLang(line.event, 'name', locale)}>
              <Link to={line.url}>{line.event.name}</Link>
            </p>
            <DateBlock date={line} withYear />
          </li>
        ))}
      </ol>
      {(page > 1 || hasNext) && (
        <nav aria-label={text.pages} className={styles.pages}>
          {page > 1 && <Link to={page === 2 ? '?#past' : `?page=${page - 1}#past`}>{text.later}</Link>}
          {hasNext && <Link to={`?page=${page + 1}#past`}>{text.earlier}</Link>}
        </nav>
      )}
    </section>
  )
}

const times = {
  de: plural('de', { one: 'Termin', other: 'Termine' }),
  en: plural('en', { one: 'date', other: 'dates' }),
}

const pastWords = defineWords({
  de: {
    count: (n: number) => `${n} ${times.de(n)}`,
    pages: 'Weitere Seiten',
    later: 'Spätere Termine',
    earlier: 'Frühere Termine',
  },
  en: { count: (n) => `${n} ${times.en(n)}`, pages: 'Further pages', later: 'Later dates', earlier: 'Earlier dates' },
})

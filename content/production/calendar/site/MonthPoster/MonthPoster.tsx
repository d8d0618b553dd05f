import { organisationName } from '#config'
import type { Score } from '#contract/events/score-layout.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { toDateParts } from '#site/format/dates.ts'
import { defineWords, useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { DateBlock } from '../../../dates/site/DateBlock/DateBlock.tsx'
import type { EventRowDate } from '../../../dates/site/EventDateRow/event-row.ts'
import { StateWords } from '../../../dates/site/StatusNote/StateWords.tsx'
import { ScoreDrawing } from '../../../season/site/Score/ScoreDrawing.tsx'
import { takesPlace } from '../../../states.ts'
import styles from './MonthPoster.module.css'

const words = defineWords({
  de: { none: 'In diesem Monat ist kein Konzert geplant.', more: 'Karten und alle Termine:' },
  en: { none: 'No concert is planned in this month.', more: 'Tickets and all dates:' },
})

type MonthPosterProps = { month: string; score: Score | null; dates: EventRowDate[]; host: string }

/** A3 poster of a month: its score, and large days. */
export function MonthPoster({ month, score, dates, host }: MonthPosterProps) {
  const text = useWords(words)
  const locale = useLocale()
  const { month: name, year } = toDateParts(`${month}-15T12:00:00Z`, locale)
  return (
    <article className={styles.poster} data-size={sizeFor(dates.length + (score ? SCORE_ROWS : 0))}>
      <header>
        <p className={styles.organisation}>{organisationName}</p>
        <h1 className={styles.month}>
          {name} <span>{year}</span>
        </h1>
      </header>
      {score && (
        <div className={styles.score} style={{ blockSize: `${score.towns.length * 8}mm` }}>
          <ScoreDrawing score={score} dates={dates} direction="across" />
        </div>
      )}
      {dates.length === 0 && <p className={styles.emptyNote}>{text.none}</p>}
      <ul className={styles.dates}>
        {dates.map((date) => (
          <Evening key={date.id} date={date} />
        ))}
      </ul>
      <footer className={styles.foot}>
        {text.more} <b>{host}</b>
      </footer>
    </article>
  )
}

/** The score is as high as so many dates. */
const SCORE_ROWS = 3

/** The largest size that fits on one sheet. */
function sizeFor(rows: number): 'large' | 'medium' | 'small' {
  if (rows <= 9) return 'large'
  return rows <= 16 ? 'medium' : 'small'
}

function Evening({ date }: { date: EventRowDate }) {
  const locale = useLocale()
  const { event, schedule } = date
  return (
    <li className={styles.evening} data-off={!takesPlace(date)} style={{ borderInlineStartColor: event.color }}>
      <DateBlock date={date} withMonth={false}>
        <StateWords date={{ status: schedule, schedule }} />
      </DateBlock>
      <div>
        <p className={styles.name} {...fallbackLang(event, 'name', locale)}>
          {event.name}
        </p>
        <p>{event.composers.length > 0 ? event.composers.join('\u00a0· ') : event.name_subline}</p>
      </div>
    </li>
  )
}

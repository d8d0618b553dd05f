import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Score } from '#contract/events/score-layout.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { fullDate, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDateSummary } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { deviatingStates } from '../../../states.ts'
import { words } from '../../../words.ts'
import { seasonWords } from '../words.ts'
import { ScoreDrawing } from './ScoreDrawing.tsx'
import styles from './SeasonScore.module.css'

type SeasonScoreProps = { score: Score; dates: readonly EventDateSummary[]; now: string; after: string }

/** The drawing with a link on each note; on a phone time runs down. `after`: the anchor of what follows. */
export function SeasonScore({ score, dates, now, after }: SeasonScoreProps) {
  const text = useWords(seasonWords)
  const { towns, bars, notes } = score
  const dateOf = new Map(dates.map((date) => [date.id, date]))
  const size = { '--towns': towns.length, '--bars': bars.length } as CSSProperties
  return (
    <nav className={styles.score} style={size} aria-label={text.score}>
      <div className="page">
        <a href={after} className={styles.skip}>
          {text.skipScore}
        </a>
        <div className={styles.stage}>
          <ScoreDrawing score={score} dates={dates} direction="across" now={now} />
          <ScoreDrawing score={score} dates={dates} direction="down" now={now} />
          <ol className={styles.notes}>
            {notes.map(({ id, line, across, down }) => {
              const date = dateOf.get(id)
              const place = { '--line': line, '--across': `${across}%`, '--down': `${down}%` } as CSSProperties
              return (
                date && (
                  <li
                    key={id}
                    style={place}
                    data-late={across > 60 || undefined}
                    data-right={line >= towns.length / 2 || undefined}
                  >
                    <NoteLink date={date} now={now} />
                  </li>
                )
              )
            })}
          </ol>
        </div>
      </div>
    </nav>
  )
}

function NoteLink({ date, now }: { date: EventDateSummary; now: string }) {
  const { status, pastLabel } = useWords(words)
  const { time } = useMessages()
  const locale = useLocale()
  const states = deviatingStates(date).map((state) => status[state])
  return (
    <Link to={date.url} className={styles.note}>
      <span className={styles.text}>
        <b {...fallbackLang(date.event, 'name', locale)}>{date.event.name}</b>{' '}
        <span>
          {fullDate(date.date_start, locale)}, {time.at(toDateParts(date.date_start, locale).time)}
        </span>{' '}
        <span>
          {[formatVenueName(date.venue), ...states, ...(isPast(date, now) ? [pastLabel] : [])].join('\u00a0· ')}
        </span>
      </span>
    </Link>
  )
}

import type { Score } from '#contract/events/score-layout.ts'
import { darkenedToReadable } from '#contract/readable-colour.ts'
import { toDateParts } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDateSummary } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { takesPlace } from '../../../states.ts'
import { words } from '../../../words.ts'
import styles from './ScoreDrawing.module.css'

export type ScoreDate = Pick<EventDateSummary, 'id' | 'date_start' | 'date_end' | 'schedule'> & {
  event: Pick<EventDateSummary['event'], 'color'>
}

/** Without `now`, as on paper, no date is over. */
type ScoreDrawingProps = {
  score: Score
  dates: readonly ScoreDate[]
  direction: 'across' | 'down'
  now?: string | undefined
}

/** The stave of the orchestra's sign as SVG. It fills its box; names of towns and months stand outside of it. */
export function ScoreDrawing({ score, dates, direction, now }: ScoreDrawingProps) {
  const { next } = useWords(words)
  const locale = useLocale()
  const { towns, barUnit, bars, notes, today } = score
  const place = (time: number, line: number): Position =>
    direction === 'across' ? [`${time}%`, `${line}%`] : [`${line}%`, `${time}%`]
  const lineAt = (index: number) => Math.round(((index + 0.5) * 10_000) / towns.length) / 100
  const dateOf = new Map(dates.map((date) => [date.id, date]))
  return (
    <svg className={styles.score} data-direction={direction} aria-hidden="true" focusable="false">
      {bars.map(({ day, at }) => {
        const { monthShort, day: number } = toDateParts(`${day}T12:00:00Z`, locale)
        const dayOfMonth = locale === 'de' ? `${number}.` : number
        const label = barUnit === 'month' ? monthShort : dayOfMonth
        return <Line key={day} className={styles.bar} from={place(at, 0)} to={place(at, 100)} label={label} />
      })}
      {towns.map((town, index) => {
        const [start, end] = direction === 'across' ? [-100, 200] : [0, 100]
        const [from, to] = [place(start, lineAt(index)), place(end, lineAt(index))]
        return (
          <Line key={town} className={styles.town} from={from} to={to} label={town} labelAt={place(0, lineAt(index))} />
        )
      })}
      {today !== null && (
        <Line className={styles.today} from={place(today, 100)} to={place(today, 0)} label={next.today} />
      )}
      {notes.map(({ id, line, ...times }) => {
        const date = dateOf.get(id)
        const isOver = date !== undefined && now !== undefined && isPast(date, now)
        return date && <Note key={id} date={date} at={place(times[direction], lineAt(line))} isOver={isOver} />
      })}
    </svg>
  )
}

type Position = [x: string, y: string]
type LineProps = {
  className: string | undefined
  from: Position
  to: Position
  label: string
  labelAt?: Position
}

function Line({ className, from, to, label, labelAt = from }: LineProps) {
  return (
    <g className={className}>
      <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      <text x={labelAt[0]} y={labelAt[1]}>
        {label}
      </text>
    </g>
  )
}

/** A cross for a date that does not take place, an outline for one that is over. */
function Note({ date, at: [x, y], isOver }: { date: ScoreDate; at: Position; isOver: boolean }) {
  const colour = date.event.color || 'currentcolor'
  const outline = colour.startsWith('#') ? darkenedToReadable(colour) : colour
  if (!takesPlace(date))
    return (
      <svg x={x} y={y} aria-hidden="true">
        <path className={styles.cross} d="M-7-7 7 7M-7 7 7-7" stroke={outline} />
      </svg>
    )
  const fill = isOver ? {} : { fill: colour }
  return (
    <ellipse className={isOver ? styles.over : styles.note} cx={x} cy={y} rx="11" ry="8" stroke={outline} {...fill} />
  )
}

import { data } from 'react-router'
import { organisationName } from '#config'
import { layOutScore, type Score } from '#contract/events/score-layout.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { monthName, toDateParts } from '#site/format/dates.ts'
import { defineWords, useWords } from '#site/i18n/words.ts'
import { loadPages } from '#site/lists/load-pages.server.ts'
import { callBackend, type LoaderArgs, printedHost } from '#site/loaders/backend.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath, useLocale } from '#site/locale.ts'
import { PrintFrame } from '#site/print/PrintFrame.tsx'
import { unlistedMeta } from '#site/print/unlisted-meta.ts'
import { DateBlock } from '../dates/site/DateBlock/DateBlock.tsx'
import type { EventRowDate } from '../dates/site/EventDateRow/event-row.ts'
import { toHyphenatedRow } from '../dates/site/hyphenate-date.server.ts'
import { StateWords } from '../dates/site/StatusNote/StateWords.tsx'
import { listEventDates } from '../endpoints.ts'
import { ScoreDrawing } from '../season/site/Score/ScoreDrawing.tsx'
import { takesPlace } from '../states.ts'
import styles from './month.module.css'

const ALL_PAGES = 20

/** An A3 poster of a month; with past dates, because it hangs all month. */
export async function loader(args: LoaderArgs) {
  const { of: month = '' } = args.params
  const locale = localeOfPath(args.url.pathname)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw data({ code: 'not_found' }, { status: 404 })
  const { items } = await loadPages(ALL_PAGES, (page) =>
    callBackend(args, listEventDates, { query: { date: month, past: '1', page } }),
  )
  const dates = items.map((date) => toHyphenatedRow(date, locale))
  return { month, score: layOutScore(dates), dates, host: printedHost(args), locale }
}

export const meta = unlistedMeta<typeof loader>(
  ({ month, locale }) => `${monthName(month, locale)} · ${organisationName}`,
)

export default function MonthPage({ loaderData }: ScreenProps<typeof loader>) {
  const { month, locale } = loaderData
  return (
    <PrintFrame back={`${screenUrl('home', locale)}?date=${month}#konzerte`}>
      <MonthPoster {...loaderData} />
    </PrintFrame>
  )
}

const words = defineWords({
  de: { none: 'In diesem Monat ist kein Konzert geplant.', more: 'Karten und alle Termine:' },
  en: { none: 'No concert is planned in this month.', more: 'Tickets and all dates:' },
})

type MonthPosterProps = { month: string; score: Score | null; dates: EventRowDate[]; host: string }

/** A3 poster of a month: its score, and large days. */
function MonthPoster({ month, score, dates, host }: MonthPosterProps) {
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

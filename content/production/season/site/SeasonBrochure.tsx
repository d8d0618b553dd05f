import { organisationName } from '#config'
import type { Score } from '#contract/events/score-layout.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { longDate, monthName, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { defineWords, useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { StateWords } from '../../dates/site/StatusNote/StateWords.tsx'
import type { AnnouncementSummary, EventDateSummary } from '../../endpoints.ts'
import { formatPerformers } from '../../performers/site/PerformerList.tsx'
import { takesPlace } from '../../states.ts'
import { type Group, groupSeasonEntries, type SeasonEntry } from './groups.ts'
import { ScoreDrawing } from './Score/ScoreDrawing.tsx'
import styles from './SeasonBrochure.module.css'
import { seasonYears } from './SeasonLinks.tsx'
import { seasonWords } from './words.ts'

const words = defineWords({
  de: {
    contents: 'Inhalt',
    first: (n: number) => `Dieses Heft enthält die ersten ${n}. Die übrigen stehen auf der Website.`,
    asOf: (day: string) => `Stand ${day}`,
    more: 'Karten, Änderungen und alles Weitere:',
  },
  en: {
    contents: 'Contents',
    first: (n) => `This booklet holds the first ${n}. The others are on the website.`,
    asOf: (day) => `As of ${day}`,
    more: 'Tickets, changes and everything else:',
  },
})

type SeasonBrochureProps = {
  season: string
  score: Score | null
  count: number
  lines: EventDateSummary[]
  announced: AnnouncementSummary[]
  now: string
  host: string
}

/** A5 pages: the season as a score above the poster that opens it, the months, and every concert by month. */
export function SeasonBrochure({ season, score, count, lines, announced, now, host }: SeasonBrochureProps) {
  const text = useWords(words)
  const locale = useLocale()
  const { season: seasonWord, count: countWord, noSeries, noComposer } = useWords(seasonWords)
  const months = groupSeasonEntries(lines, 'month', {
    locale,
    titleWithout: { series: noSeries, composer: noComposer },
    announced,
  })
  const poster = lines.find((line) => line.event.image !== null)?.event.image
  return (
    <article className={styles.brochure}>
      <header className={styles.cover}>
        <p className={styles.organisation}>{organisationName}</p>
        <h1 className={styles.title}>{seasonWord(seasonYears(season))}</h1>
        <p>{countWord(count)}</p>
        {count > lines.length && <p>{text.first(lines.length)}</p>}
        {score && (
          <div className={styles.score} style={{ blockSize: `${score.towns.length * 7.5}mm` }}>
            <ScoreDrawing score={score} dates={lines} direction="across" />
          </div>
        )}
        {poster && (
          <div className={styles.poster}>
            <Picture image={poster} alt="" sizes="148mm" />
          </div>
        )}
      </header>
      <section className={styles.contents}>
        <h2 className={styles.heading}>{text.contents}</h2>
        <ol className={styles.months}>
          {months.map((month) => (
            <li key={month.key}>
              <a href={`#${month.key}`}>{month.title}</a>{' '}
              <span className={styles.count}>{getDates(month) > 0 && countWord(getDates(month))}</span>
            </li>
          ))}
        </ol>
      </section>
      {months.map((month) => (
        <section key={month.key} id={month.key}>
          <h2 className={styles.heading}>{month.title}</h2>
          {month.concerts.map((concert) => (
            <Entry key={concert.event.id} concert={concert} />
          ))}
        </section>
      ))}
      <footer className={styles.foot}>
        {text.more} <b>{host}</b>
        <br />
        {text.asOf(longDate(now, locale))}
      </footer>
    </article>
  )
}

function getDates({ concerts }: Group): number {
  return concerts.reduce((sum, { dates }) => sum + dates.length, 0)
}

function Entry({ concert: { event, dates, announced } }: { concert: SeasonEntry }) {
  const { inMonth, dateFollows } = useWords(seasonWords)
  const locale = useLocale()
  return (
    <section className={styles.entry} style={{ borderColor: event.color }}>
      {dates.map((date) => (
        <DateLine key={date.id} date={date} />
      ))}
      {announced && (
        <p className={styles.dateTime}>
          <b>{inMonth(monthName(announced.month, locale))}</b> {dateFollows}
        </p>
      )}
      <h3 className={styles.name} {...fallbackLang(event, 'name', locale)}>
        {event.name}
      </h3>
      {event.name_subline && <p {...fallbackLang(event, 'name_subline', locale)}>{event.name_subline}</p>}
      {event.works.length > 0 && (
        <ul className={styles.works}>
          {event.works.map((work) => (
            <li key={work.id}>
              <b>{work.composer.name}</b> <span {...fallbackLang(work, 'title', locale)}>{work.title}</span>
            </li>
          ))}
        </ul>
      )}
      {event.performers.length > 0 && <p className={styles.performers}>{formatPerformers(event.performers, locale)}</p>}
    </section>
  )
}

function DateLine({ date }: { date: EventDateSummary }) {
  const { time } = useMessages()
  const locale = useLocale()
  const parts = toDateParts(date.date_start, locale)
  const { schedule } = date
  return (
    <div className={styles.dateTime} data-off={!takesPlace(date)}>
      <span>
        <b>
          {parts.weekdayShort} {longDate(date.date_start, locale)}
        </b>
        , {time.at(parts.time)}
      </span>{' '}
      {formatVenueName(date.venue)}
      <StateWords date={{ status: schedule, schedule }} />
    </div>
  )
}

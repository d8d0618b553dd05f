import { houseName } from '#config'
import type { AnnouncedLine, EventLine } from '#content/event/endpoints.ts'
import { type Concert, type Group, groupConcerts } from '#content/event/site/Season/groups.ts'
import { yearsOf } from '#content/event/site/Season/SeasonLinks.tsx'
import { seasonWords } from '#content/event/site/Season/words.ts'
import { workTitle } from '#content/event/site/work-title.ts'
import { stateWordsOf } from '#content/event/states.ts'
import { words as eventWords } from '#content/event/words.ts'
import { oncePerPart, partAfterName } from '#contract/performer-parts.ts'
import { placeOf } from '#contract/place.ts'
import { langOf } from '../components/fallback-lang.ts'
import { datePartsOf, longDate, monthName } from '../format/dates.ts'
import { useMessages } from '../i18n/messages.ts'
import { defineWords, useWords } from '../i18n/words.ts'
import { useLocale } from '../locale.ts'
import styles from './SeasonBrochure.module.css'

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
  count: number
  lines: EventLine[]
  announced: AnnouncedLine[]
  now: string
  host: string
}

/** Pages of A5: a title, the months, and every concert under its month. */
export function SeasonBrochure({ season, count, lines, announced, now, host }: SeasonBrochureProps) {
  const text = useWords(words)
  const locale = useLocale()
  const { season: seasonWord, count: countWord, noSeries, noComposer } = useWords(seasonWords)
  const months = groupConcerts(lines, 'month', {
    locale,
    without: { series: noSeries, composer: noComposer },
    announced,
  })
  return (
    <article className={styles.brochure}>
      <header className={styles.cover}>
        <p className={styles.house}>{houseName}</p>
        <h1 className={styles.title}>{seasonWord(yearsOf(season))}</h1>
        <p>{countWord(count)}</p>
        {count > lines.length && <p>{text.first(lines.length)}</p>}
      </header>
      <section className={styles.contents}>
        <h2 className={styles.heading}>{text.contents}</h2>
        <ol className={styles.months}>
          {months.map((month) => (
            <li key={month.key}>
              <a href={`#${month.key}`}>{month.title}</a>{' '}
              <span className={styles.count}>{datesIn(month) > 0 && countWord(datesIn(month))}</span>
            </li>
          ))}
        </ol>
        <footer className={styles.foot}>
          {text.more} <b>{host}</b>
          <br />
          {text.asOf(longDate(now, locale))}
        </footer>
      </section>
      {months.map((month) => (
        <section key={month.key} id={month.key}>
          <h2 className={styles.heading}>{month.title}</h2>
          {month.concerts.map((concert) => (
            <Entry key={concert.event.id} concert={concert} />
          ))}
        </section>
      ))}
    </article>
  )
}

function datesIn({ concerts }: Group): number {
  return concerts.reduce((sum, { dates }) => sum + dates.length, 0)
}

function Entry({ concert: { event, dates, announced } }: { concert: Concert }) {
  const { inMonth, dateFollows } = useWords(seasonWords)
  const locale = useLocale()
  return (
    <section className={styles.entry} style={{ borderColor: event.color }}>
      {dates.map((date) => (
        <When key={date.id} date={date} />
      ))}
      {announced && (
        <p className={styles.when}>
          <b>{inMonth(monthName(announced.month, locale))}</b> {dateFollows}
        </p>
      )}
      <h3 className={styles.name} {...langOf(event, 'name', locale)}>
        {event.name}
      </h3>
      {event.name_subline && <p {...langOf(event, 'name_subline', locale)}>{event.name_subline}</p>}
      {event.works.length > 0 && (
        <ul className={styles.works}>
          {event.works.map((work) => (
            <li key={work.id}>
              <b>{work.composer.name}</b> <span {...langOf(work, 'title', locale)}>{workTitle(work.title)}</span>
            </li>
          ))}
        </ul>
      )}
      {event.performers.length > 0 && (
        <p className={styles.performers}>
          {oncePerPart(event.performers)
            .map((performer) => [performer.name, partAfterName(performer, locale)].filter(Boolean).join(', '))
            .join(' · ')}
        </p>
      )}
    </section>
  )
}

function When({ date }: { date: EventLine }) {
  const { time } = useMessages()
  const { status } = useWords(eventWords)
  const locale = useLocale()
  const at = datePartsOf(date.date_start, locale)
  const changes = stateWordsOf(date).filter((word) => word === date.schedule)
  return (
    <p className={styles.when} data-off={date.schedule === 'cancelled' || date.schedule === 'postponed'}>
      <span>
        <b>
          {at.weekdayShort} {longDate(date.date_start, locale)}
        </b>
        , {time.at(at.time)}
      </span>{' '}
      {placeOf(date.venue)}
      {changes.map((word) => (
        <b key={word} className={styles.state}>
          {' '}
          {status[word]}
        </b>
      ))}
    </p>
  )
}

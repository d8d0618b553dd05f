import { Link } from 'react-router'
import { formatPartAfterName, uniqueByPart } from '#contract/events/performer-parts.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { colourProperties } from '#site/format/colour.ts'
import { longDate, monthName, toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { StateWords } from '../../dates/site/StatusNote/StateWords.tsx'
import type { EventDateSummary } from '../../endpoints.ts'
import { SaleStart } from '../../prices/site/SaleStart.tsx'
import { TicketLink } from '../../prices/site/TicketLink/TicketLink.tsx'
import { isPast } from '../../prices/site/tickets.ts'
import { workTitle } from '../../programme/site/work-title.ts'
import { takesPlace } from '../../states.ts'
import { words } from '../../words.ts'
import type { SeasonEntry } from './groups.ts'
import styles from './Season.module.css'
import { seasonWords } from './words.ts'

type SeasonProductionProps = { concert: SeasonEntry; withComposers: boolean; now: string }

/** Composers are left out below a heading that names one. */
export function SeasonProduction({ concert: { event, dates, announced }, withComposers, now }: SeasonProductionProps) {
  const locale = useLocale()
  return (
    <article className={styles.concert} style={colourProperties(event.color)}>
      <ul className={styles.dates}>
        {dates.map((date) => (
          <li key={date.id}>
            <DateLine date={date} now={now} />
          </li>
        ))}
        {announced && (
          <li>
            <AnnouncedLine announced={announced} />
          </li>
        )}
      </ul>
      <div>
        <p className={styles.type} lang={event.type.lang}>
          {event.type.name}
        </p>
        <h3 className={styles.name} {...fallbackLang(event, 'name', locale)}>
          <Link to={dates[0]?.url ?? announced?.url ?? ''}>{event.name}</Link>
        </h3>
        {event.name_subline && <p {...fallbackLang(event, 'name_subline', locale)}>{event.name_subline}</p>}
      </div>
      <div className={styles.participants}>
        {event.works.length > 0 && (
          <ul className={styles.works}>
            {event.works.map((work) => (
              <li key={work.id}>
                {withComposers && (
                  <>
                    <SiteLink to={work.composer.url} className={styles.composer}>
                      {work.composer.name}
                    </SiteLink>{' '}
                  </>
                )}
                <SiteLink to={work.url} {...fallbackLang(work, 'title', locale)}>
                  {workTitle(work.title)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        {event.performers.length > 0 && (
          <ul className={styles.performers}>
            {uniqueByPart(event.performers).map((performer) => (
              <li key={`${performer.id}-${performer.part}-${performer.instrument}`}>
                <PerformerLine performer={performer} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

function DateLine({ date, now }: { date: EventDateSummary; now: string }) {
  const { time } = useMessages()
  const { pastLabel } = useWords(words)
  const locale = useLocale()
  const parts = toDateParts(date.date_start, locale)
  const isOver = isPast(date, now)
  const isOff = !takesPlace(date)
  return (
    <div className={styles.line} data-past={isOver}>
      <div>
        <Link to={date.url} className={styles.date} data-off={isOff}>
          <time dateTime={date.date_start}>
            <span className={styles.day}>
              {parts.weekdayShort} {longDate(date.date_start, locale)}
            </span>
            , {time.at(parts.time)}
          </time>
        </Link>
        {isOver && <span className="visually-hidden"> {pastLabel}</span>}
        <span className={styles.venue}>{formatVenueName(date.venue)}</span>
        <StateWords date={date} />
        <SaleStart date={date} now={now} />
      </div>
      <TicketLink date={date} name={date.event.name} now={now} />
    </div>
  )
}

function AnnouncedLine({ announced: { month, url } }: { announced: NonNullable<SeasonEntry['announced']> }) {
  const { inMonth, dateFollows } = useWords(seasonWords)
  const locale = useLocale()
  return (
    <>
      <Link to={url} className={styles.date}>
        <time dateTime={month} className={styles.day}>
          {inMonth(monthName(month, locale))}
        </time>
      </Link>
      <span className={styles.venue}>{dateFollows}</span>
    </>
  )
}

function PerformerLine({ performer }: { performer: EventDateSummary['event']['performers'][number] }) {
  const locale = useLocale()
  const { name, url } = performer
  const role = formatPartAfterName(performer, locale)
  return (
    <>
      {url ? <SiteLink to={url}>{name}</SiteLink> : name}
      {role && (
        <>
          , <span {...fallbackLang(performer, 'instrument', locale)}>{role}</span>
        </>
      )}
    </>
  )
}

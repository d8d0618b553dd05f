import { Link } from 'react-router'
import { Picture } from '#modules/parts/Picture.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { colourProperties } from '#site/format/colour.ts'
import { monthName } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { DateLine } from '../../dates/site/DateLine/DateLine.tsx'
import { PerformerList } from '../../performers/site/PerformerList.tsx'
import type { Grouping, SeasonEntry } from './groups.ts'
import styles from './Season.module.css'
import { seasonWords } from './words.ts'

type SeasonProductionProps = { concert: SeasonEntry; grouping: Grouping; now: string }

/** Composers are left out below a heading that names one. */
export function SeasonProduction({ concert: { event, dates, announced }, grouping, now }: SeasonProductionProps) {
  const locale = useLocale()
  return (
    <article className={styles.concert} style={colourProperties(event.color)}>
      <div className={styles.names}>
        <p className={styles.type} lang={event.type.lang}>
          {event.type.name}
        </p>
        <h3 className={styles.name} {...fallbackLang(event, 'name', locale)}>
          <Link to={dates[0]?.url ?? announced?.url ?? ''}>{event.name}</Link>
        </h3>
        {event.name_subline && <p {...fallbackLang(event, 'name_subline', locale)}>{event.name_subline}</p>}
      </div>
      {event.image && (
        <div className={styles.picture}>
          <Picture image={event.image} crop="square" sizes="(min-width: 64em) 8rem, 4rem" alt="" />
        </div>
      )}
      <ul className={styles.dates}>
        {dates.map((date) => (
          <li key={date.id}>
            <DateLine date={date} now={now} withMonth={grouping !== 'month'} />
          </li>
        ))}
        {announced && (
          <li>
            <AnnouncedLine announced={announced} />
          </li>
        )}
      </ul>
      <div className={styles.participants}>
        {event.works.length > 0 && (
          <ul className={styles.works}>
            {event.works.map((work) => (
              <li key={work.id}>
                {grouping !== 'composer' && (
                  <>
                    <SiteLink to={work.composer.url} className={styles.composer}>
                      {work.composer.name}
                    </SiteLink>{' '}
                  </>
                )}
                <SiteLink to={work.url} {...fallbackLang(work, 'title', locale)}>
                  {work.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <PerformerList performers={event.performers} className={styles.performers} />
      </div>
    </article>
  )
}

function AnnouncedLine({ announced: { month, url } }: { announced: NonNullable<SeasonEntry['announced']> }) {
  const { inMonth, dateFollows } = useWords(seasonWords)
  const locale = useLocale()
  return (
    <>
      <Link to={url} className={styles.announced}>
        <time dateTime={month}>{inMonth(monthName(month, locale))}</time>
      </Link>
      <span>{dateFollows}</span>
    </>
  )
}

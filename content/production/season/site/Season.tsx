import { Link, useLocation } from 'react-router'
import { pageUrl } from '#contract/links/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { CalendarSubscription } from '#site/components/CalendarLinks/CalendarSubscription.tsx'
import { Collapsible } from '#site/components/Collapsible/Collapsible.tsx'
import { PrintLink } from '#site/components/PrintLink/PrintLink.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { toDateParts } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { type Filter, filterSearch, isFiltered } from '#site/lists/filter.ts'
import { useLocale } from '#site/locale.ts'
import { printUrl } from '#site/print/print-paths.ts'
import type { AnnouncementSummary, EventDateSummary, EventFilterOptions } from '../../endpoints.ts'
import { EventFilter } from '../../list/site/EventFilter/EventFilter.tsx'
import { EmptyList } from '../../list/site/EventList/EmptyList.tsx'
import { readEventFilter } from '../../list/site/event-filter.ts'
import { isPast } from '../../prices/site/tickets.ts'
import prints from '../../print/paths.ts'
import { eventCalendarPath } from '../../type.ts'
import { type Group, type Grouping, groupSeasonEntries, readGrouping, seasonGroupings } from './groups.ts'
import styles from './Season.module.css'
import { SeasonProduction } from './SeasonProduction.tsx'
import { seasonWords } from './words.ts'

/** `calendar`: URL of the season by month. */
type SeasonProps = {
  season: string
  count: number
  lines: EventDateSummary[]
  announced: AnnouncementSummary[]
  lookups: EventFilterOptions
  calendar: string
  now: string
}

/** All productions of a season by month, series or composer; past ones are folded once there are coming ones. */
export function Season({ season, count, lines, announced, lookups, calendar, now }: SeasonProps) {
  const text = useWords(seasonWords)
  const locale = useLocale()
  const { search, pathname } = useLocation()
  const query = new URLSearchParams(search)
  const [dateFilter, grouping] = [readEventFilter(query), readGrouping(query)]
  const filter = { ...dateFilter, group: grouping === 'month' ? '' : grouping }
  const naming = { locale, titleWithout: { series: text.noSeries, composer: text.noComposer } }
  const upcoming = lines.filter((line) => !isPast(line, now))
  const isOver = upcoming.length + announced.length === 0
  const past = isOver ? [] : lines.filter((line) => isPast(line, now))
  const groups = groupSeasonEntries(isOver ? lines : upcoming, grouping, { ...naming, announced })
  return (
    <div className={`page ${styles.season}`} data-grouping={grouping}>
      <div className={styles.controls}>
        <Collapsible title={text.filter} className={styles.filter} isOpen={isFiltered(dateFilter)}>
          <EventFilter filter={filter} lookups={lookups} anchor="#season" />
        </Collapsible>
        <div className={styles.above} id="season">
          <p role="status" className={styles.count}>
            {text.count(count)}
          </p>
          <SiteLink to={calendar}>{text.calendar}</SiteLink>
        </div>
      </div>
      <nav aria-label={text.group} className={styles.groupings}>
        <span aria-hidden="true" className={styles.grouped}>
          {text.group}
        </span>
        <ul className={styles.choices} data-strip="">
          {seasonGroupings.map((each) => (
            <li key={each}>
              <Link
                to={searchWith(filter, each)}
                preventScrollReset
                aria-current={each === grouping ? 'true' : undefined}
              >
                {text.groups[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SeasonJumps groups={groups} grouping={grouping} />
      {past.length > 0 && (
        <Collapsible title={text.pastCount(past.length)} className={styles.past} isOpen={false}>
          <Groups groups={groupSeasonEntries(past, grouping, naming)} grouping={grouping} now={now} prefix="past" />
        </Collapsible>
      )}
      <Groups groups={groups} grouping={grouping} now={now} prefix="group" />
      {count > 0 && (
        <div className={styles.foot}>
          <CalendarSubscription
            path={pageUrl(locale, eventCalendarPath[locale]) + filterSearch({ season, ...dateFilter })}
            className={button.quiet}
          />
          <PrintLink url={printUrl(prints.season, locale, season)}>{text.print}</PrintLink>
        </div>
      )}
      {count > lines.length && <p>{text.first(lines.length)}</p>}
      {groups.length === 0 && (
        <EmptyList
          title={text.empty}
          hint={text.emptyHint}
          reset={isFiltered(dateFilter) ? { label: text.reset, to: `${pathname}#season` } : null}
        />
      )}
    </div>
  )
}

/** `prefix` keeps the ids of headings unique. */
function Groups({
  groups,
  grouping,
  now,
  prefix,
}: {
  groups: Group[]
  grouping: Grouping
  now: string
  prefix: string
}) {
  return groups.map(({ key, title, lang, url, concerts }) => (
    <section key={key} className={styles.group} aria-labelledby={`${prefix}-${key}`}>
      <h2 id={`${prefix}-${key}`} className={styles.title} lang={lang}>
        {url ? <SiteLink to={url}>{title}</SiteLink> : title}
      </h2>
      <ol className={styles.concerts}>
        {concerts.map((concert) => (
          <li key={concert.event.id}>
            <SeasonProduction concert={concert} grouping={grouping} now={now} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

function searchWith(filter: Filter, group: string): string {
  return filterSearch({ ...filter, group: group === 'month' ? '' : group }) || '?'
}

/** Jump links to months or series. The composers are too many for it. */
function SeasonJumps({ groups, grouping }: { groups: Group[]; grouping: Grouping }) {
  const text = useWords(seasonWords)
  const locale = useLocale()
  const { search } = useLocation()
  if (grouping === 'composer' || groups.length < 2) return null
  const label = ({ key, title }: Group) =>
    grouping === 'month' ? toDateParts(`${key}-15T12:00:00Z`, locale).monthShort : title
  return (
    <nav aria-label={text.jump} className={styles.jumps}>
      {groups.map((group) => (
        <Link key={group.key} to={`${search}#group-${group.key}`}>
          <span aria-hidden="true">{label(group)}</span>
          <span className="visually-hidden" lang={group.lang}>
            {group.title}
          </span>
        </Link>
      ))}
    </nav>
  )
}

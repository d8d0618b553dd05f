import { Form, Link, useLocation } from 'react-router'
import { formatPriceRange } from '#contract/texts/price-text.ts'
import button from '#site/components/Button/Button.module.css'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import select from '#site/components/Select/Select.module.css'
import { colourProperties } from '#site/format/colour.ts'
import { monthName } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { filterSearch, isFiltered } from '#site/lists/filter.ts'
import type { LoadedPages } from '#site/lists/load-pages.server.ts'
import { useLocale } from '#site/locale.ts'
import { DateLine } from '../../../dates/site/DateLine/DateLine.tsx'
import { eventMonths } from '../../../dates/site/EventDateRow/event-entries.ts'
import type { EventFilterOptions } from '../../../endpoints.ts'
import { EmptyList } from '../../../list/site/EventList/EmptyList.tsx'
import { takesPlace } from '../../../states.ts'
import { words } from '../../../words.ts'
import { type TicketFilter as Filter, readTicketFilter } from './read-ticket-filter.ts'
import styles from './Tickets.module.css'
import { priceSpan, type TicketRow } from './ticket-row.ts'
import { ticketWords } from './words.ts'

const LIST = '#tickets'

type TicketsProps = { loaded: LoadedPages<TicketRow>; lookups: EventFilterOptions; now: string }

/** The coming dates, one row each with its tickets; beside them prices and the series. */
export function Tickets({ loaded: { page, list, items }, lookups, now }: TicketsProps) {
  const text = useWords(ticketWords)
  const { list: listText } = useWords(words)
  const locale = useLocale()
  const { search, pathname } = useLocation()
  const filter = readTicketFilter(new URLSearchParams(search))
  return (
    <div className={`page ${styles.tickets}`}>
      <div id="tickets">
        <TicketFilter filter={filter} cities={lookups.cities} anchor={LIST} />
        <p role="status" className={styles.count}>
          {listText.count(list.count)}
        </p>
        {eventMonths(items, { isSplit: true }).map(({ monthKey, entries }) => (
          <section key={monthKey} aria-labelledby={monthKey}>
            <h2 id={monthKey} className={styles.month}>
              {monthName(monthKey, locale)}
            </h2>
            <ol className={styles.dates}>
              {entries.flatMap(({ dates }) => dates.map((date) => <TicketLine key={date.id} date={date} now={now} />))}
            </ol>
          </section>
        ))}
        {items.length === 0 && (
          <EmptyList
            title={listText.empty}
            hint={listText.emptyHint}
            reset={isFiltered(filter) ? { label: listText.reset, to: pathname + LIST } : null}
          />
        )}
        {list.next && (
          <Link to={filterSearch(filter, page + 1)} preventScrollReset className={styles.more}>
            {text.more}
          </Link>
        )}
      </div>
      <Beside dates={items} lookups={lookups} />
    </div>
  )
}

function TicketLine({ date, now }: { date: TicketRow; now: string }) {
  const locale = useLocale()
  const { event } = date
  const price = takesPlace(date) && date.tickets !== 'sold_out' && formatPriceRange(date, locale)
  return (
    <li className={styles.date} style={colourProperties(event.color)}>
      <DateLine date={date} now={now} withMonth={false} isLink={false}>
        <h3 className={styles.name} {...fallbackLang(event, 'name', locale)}>
          <Link to={date.url}>{event.name}</Link>
        </h3>
        <p className={styles.type}>
          <span lang={event.typeLang}>{event.type}</span>
          {price && `\u00a0· ${price}`}
        </p>
      </DateLine>
    </li>
  )
}

function Beside({ dates, lookups }: { dates: TicketRow[]; lookups: EventFilterOptions }) {
  const text = useWords(ticketWords)
  const locale = useLocale()
  const { search } = useLocation()
  const filter = readTicketFilter(new URLSearchParams(search))
  const span = formatPriceRange(priceSpan(dates), locale)
  return (
    <aside className={styles.beside} aria-label={`${text.prices}, ${text.series}`}>
      {span && (
        <section>
          <h2 className={styles.heading}>{text.prices}</h2>
          <p className={styles.span}>{span}</p>
        </section>
      )}
      {lookups.subscriptions.length > 0 && (
        <section>
          <h2 className={styles.heading}>{text.series}</h2>
          <p>{text.seriesText}</p>
          <ul className={styles.list}>
            {lookups.subscriptions.map(({ id, name, lang }) => {
              const isChosen = filter.subscription === String(id)
              const to = filterSearch({ ...filter, subscription: isChosen ? '' : String(id) }) || '?'
              return (
                <li key={id} lang={lang}>
                  <Link to={to} preventScrollReset className={styles.series} aria-current={isChosen}>
                    {name}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </aside>
  )
}

/** Links and a form, so that it works without script. `anchor`: that of the list. */
function TicketFilter({ filter, cities, anchor }: { filter: Filter; cities: string[]; anchor: string }) {
  const text = useWords(ticketWords)
  const { list } = useWords(words)
  const { pathname } = useLocation()
  return (
    <div className={styles.filter}>
      <nav aria-label={text.towns} className={styles.towns} data-strip="">
        {['', ...cities].map((city) => (
          <Link
            key={city}
            to={filterSearch({ ...filter, city }) || '?'}
            preventScrollReset
            className={styles.town}
            aria-current={filter.city === city}
          >
            {city || text.allTowns}
          </Link>
        ))}
      </nav>
      <Form method="get" action={pathname + anchor} preventScrollReset className={styles.day} key={filter.date}>
        {filter.city && <input type="hidden" name="city" value={filter.city} />}
        {filter.subscription && <input type="hidden" name="subscription" value={filter.subscription} />}
        <label className={select.field}>
          <span className={select.label}>{text.fromDay}</span>
          <input type="date" name="date" defaultValue={filter.date} className={select.select} />
        </label>
        <button type="submit" className={button.quiet}>
          {text.show}
        </button>
        {isFiltered(filter) && (
          <Link to={pathname} preventScrollReset className={styles.reset}>
            {list.reset}
          </Link>
        )}
      </Form>
    </div>
  )
}

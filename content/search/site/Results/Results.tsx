import { Link } from 'react-router'
import type { Locale } from '#config'
import type { OutputOf } from '#contract/endpoint.ts'
import type { NoDates, SearchResult, searchSite } from '#contract/search.ts'
import button from '#site/components/Button/Button.module.css'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { fullDate, longDate, monthName } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import { type SearchQuery, searchAddress } from '../search-query.ts'
import styles from './Results.module.css'

type SearchResponse = OutputOf<typeof searchSite>
type ResultsProps = { query: SearchQuery; response: SearchResponse | null }

/** Results by kind, or of the corrected query. */
export function Results({ query, response }: ResultsProps) {
  const text = useWords(words)
  const locale = useLocale()
  if (!response) return <p className={styles.start}>{text.start}</p>
  const more = response.kinds.some((each) => each.more)
  const countedResults = response.kinds.reduce((sum, { count }) => sum + count, 0)
  // A count that stopped at the limit is rounded.
  const total = more ? Math.floor(countedResults / 100) * 100 : countedResults
  const noDates = response.no_dates && formatNoDates(response.no_dates, text, locale)
  const summary =
    response.instead === null ? text.count(total, more, query.q) : text.instead(query.q, response.instead, total, more)
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status}>
        {[noDates, total > 0 ? summary : noDates ? null : text.nothing(query.q)].filter(Boolean).join(' ')}
      </p>
      {response.no_dates?.next && (
        <section aria-labelledby="next-date" className={styles.group}>
          <h2 id="next-date" className={styles.heading}>
            {text.nextDate}
          </h2>
          <ul className={styles.list}>
            <SearchResultItem item={response.no_dates.next} />
          </ul>
        </section>
      )}
      {total === 0 && !noDates && <p className={styles.start}>{text.hints}</p>}
      {response.kinds.length > 1 && <Kinds query={query} response={response} />}
      {getGroups(response).map(({ kind, name, count, more, items }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className={styles.group}>
          <h2 id={`found-${kind}`} className={styles.heading}>
            {name} <span className={styles.count}>{text.number(count, more)}</span>
          </h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <SearchResultItem key={item.id} item={item} />
            ))}
          </ul>
          {more && query.kind !== '' && <p className={styles.start}>{text.first(count)}</p>}
          {items.length < count && query.kind === '' && (
            <p>
              <Link className={styles.allLink} to={searchAddress({ ...query, kind, page: 1 })}>
                {text.all(name, count, more)}
              </Link>
            </p>
          )}
        </section>
      ))}
      {query.kind !== '' && (query.page > 1 || response.next !== null) && (
        <Pages query={query} hasNext={response.next !== null} />
      )}
    </div>
  )
}

function Kinds({ query, response }: { query: SearchQuery; response: SearchResponse }) {
  const text = useWords(words)
  const kinds = [{ kind: '', name: text.everything, count: 0, more: false }, ...response.kinds]
  return (
    <nav aria-label={text.kinds} className={styles.kinds}>
      {kinds.map(({ kind, name, count, more }) => (
        <Link
          key={kind}
          to={searchAddress({ ...query, kind, page: 1 })}
          className={styles.kindLink}
          aria-current={query.kind === kind ? 'page' : undefined}
        >
          {name} {count > 0 && <span className={styles.count}>{text.number(count, more)}</span>}
        </Link>
      ))}
    </nav>
  )
}

function Pages({ query, hasNext }: { query: SearchQuery; hasNext: boolean }) {
  const text = useWords(words)
  return (
    <nav aria-label={text.pages} className={styles.pages}>
      {query.page > 1 && (
        <Link className={button.quiet} to={searchAddress({ ...query, page: query.page - 1 })} rel="prev">
          {text.previous}
        </Link>
      )}
      {hasNext && (
        <Link className={button.quiet} to={searchAddress({ ...query, page: query.page + 1 })} rel="next">
          {text.next}
        </Link>
      )}
    </nav>
  )
}

/** A day, a whole month, or from one day to another. */
function formatNoDates({ from, to }: NoDates, text: (typeof words)[Locale], locale: Locale): string {
  if (from === to) return text.noDatesOn(fullDate(from, locale))
  const month = from.slice(0, 7)
  // Other periods are weekends and weeks.
  const isMonth = from === `${month}-01` && to >= `${month}-28`
  return isMonth
    ? text.noDatesIn(monthName(month, locale))
    : text.noDatesFrom(longDate(from, locale), longDate(to, locale))
}

function getGroups({
  kinds,
  results,
}: SearchResponse): (SearchResponse['kinds'][number] & { items: SearchResult[] })[] {
  return kinds
    .map((kind) => ({ ...kind, items: results.filter((item) => item.kind === kind.kind) }))
    .filter(({ items }) => items.length > 0)
}

function SearchResultItem({ item }: { item: SearchResult }) {
  const text = useWords(words)
  const locale = useLocale()
  return (
    <li className={styles.item} data-over={item.is_over || undefined}>
      <h3 className={styles.title} {...fallbackLang(item, 'title', locale)}>
        {item.url === '' ? item.title : <SiteLink to={item.url}>{item.title}</SiteLink>}
      </h3>
      {(item.date !== null || item.note !== '') && (
        <p className={styles.note}>
          {item.date !== null && <time dateTime={item.date}>{longDate(item.date, locale)}</time>}
          {item.is_over && <span> ({text.past})</span>}
          {item.date !== null && item.note !== '' && '\u00a0· '}
          {item.note}
        </p>
      )}
      {item.excerpt.length > 0 && (
        <p className={styles.excerpt} {...fallbackLang(item, 'excerpt', locale)}>
          {item.excerpt.map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}
        </p>
      )}
    </li>
  )
}

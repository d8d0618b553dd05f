import type { ReactNode } from 'react'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { formatPriceRange } from '#contract/texts/price-text.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { toDateParts } from '#site/format/dates.ts'
import { useMessages } from '#site/i18n/messages.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { PressLink } from '../../../../press/site/PressLink.tsx'
import { AccessFacts } from '../../../../venue/site/AccessFacts/AccessFacts.tsx'
import { detailWords } from '../../../detail/site/detail-words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { isPast } from '../../../prices/site/tickets.ts'
import { findIntervals } from '../../../programme/site/programme.ts'
import { takesPlace } from '../../../states.ts'
import styles from './EventFacts.module.css'

export function EventFacts({ date, now, press }: { date: EventDate; now: string; press: string | null }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { event, venue } = date
  const isOn = !isPast(date, now) && takesPlace(date)
  return (
    <aside className={styles.facts}>
      {isOn && <EveningTimetable date={date} />}
      {isOn && <Prices date={date} />}
      {event.additional_info && (
        <section>
          <h2 className={styles.title}>{text.info}</h2>
          <p {...fallbackLang(event, 'additional_info', locale)}>{event.additional_info}</p>
        </section>
      )}
      {event.dress_code && (
        <section>
          <h2 className={styles.title}>{text.dressCode}</h2>
          <p {...fallbackLang(event, 'dress_code', locale)}>{event.dress_code}</p>
        </section>
      )}
      <section>
        <h2 className={styles.title}>{text.venue}</h2>
        <p>{formatVenueName(venue)}</p>
        {venue.street && (
          <p className={styles.onPaper}>
            {venue.street}, {venue.postcode} {venue.city}
          </p>
        )}
        <ul className={styles.links}>
          {venue.url && (
            <li>
              <SiteLink to={venue.url}>{text.venueDetails}</SiteLink>
            </li>
          )}
          {venue.google_maps && (
            <li>
              <a href={venue.google_maps} target="_blank" rel="noopener noreferrer" title={text.mapNote}>
                {text.map}
                <span aria-hidden="true"> ↗</span>
              </a>
            </li>
          )}
        </ul>
      </section>
      <AccessFacts title={text.access} headingClass={styles.title} accessibility={date.accessibility} />
      {event.subscriptions.length > 0 && (
        <section className={styles.onScreen}>
          <h2 className={styles.title}>{text.subscriptions}</h2>
          <ul className={styles.list}>
            {event.subscriptions.map(({ id, name, lang }) => (
              <li key={id}>
                <SiteLink to={`${screenUrl('events', locale)}?subscription=${id}`} lang={lang}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {press && (
        <section className={styles.onScreen}>
          <h2 className={styles.title}>{text.press}</h2>
          <ul className={styles.links}>
            <li>
              <PressLink url={press} />
            </li>
          </ul>
        </section>
      )}
    </aside>
  )
}

function EveningTimetable({ date }: { date: EventDate }) {
  const text = useWords(detailWords)
  const { time } = useMessages()
  const locale = useLocale()
  const formatTime = (moment: string) => time.at(toDateParts(moment, locale).time)
  const { event, doors, introduction } = date
  return (
    <section>
      <h2 className={styles.title}>{text.evening}</h2>
      <dl className={styles.rows}>
        {doors && <Line name={text.doors}>{formatTime(doors)}</Line>}
        {introduction && (
          <Line name={text.introduction}>
            {formatTime(introduction.date_start)}
            {introduction.place && <span {...fallbackLang(introduction, 'place', locale)}>, {introduction.place}</span>}
          </Line>
        )}
        <Line name={text.starts}>{formatTime(date.date_start)}</Line>
        {findIntervals(event.programs).map(({ id, minutes, after }) => (
          <Line key={id} name={text.interval}>
            {minutes !== null && text.minutes(minutes)}
            {minutes !== null && after && ', '}
            {after && <span {...fallbackLang(after, 'title', locale)}>{text.after(after.title)}</span>}
          </Line>
        ))}
        <Line name={text.ends}>{text.endsAt(formatTime(date.date_end))}</Line>
        {event.age_from !== null && <Line name={text.age}>{text.fromAge(event.age_from)}</Line>}
      </dl>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Each category, or the range where that is all that is known. */
function Prices({ date }: { date: EventDate }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const { prices } = date
  const range = formatPriceRange(date, locale)
  if (!prices && !range) return null
  return (
    <section>
      <h2 className={styles.title} id="prices">
        {text.prices}
      </h2>
      {prices ? <Categories prices={prices} /> : <p>{range}</p>}
    </section>
  )
}

function Categories({ prices }: { prices: NonNullable<EventDate['prices']> }) {
  const text = useWords(detailWords)
  const locale = useLocale()
  const hasReduced = prices.categories.some(({ price_reduced }) => price_reduced !== null)
  const formatCategoryPrice = (cents: number | null) =>
    cents !== null && formatPriceRange({ price_from: cents, price_to: cents }, locale)
  return (
    <>
      <table className={styles.prices} aria-labelledby="prices">
        <thead className={hasReduced ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col">{text.category}</th>
            <th scope="col">{text.price}</th>
            {hasReduced && <th scope="col">{text.reduced}</th>}
          </tr>
        </thead>
        <tbody>
          {prices.categories.map(({ id, name, lang, price, price_reduced }) => (
            <tr key={id}>
              <th scope="row" lang={lang}>
                {name}
              </th>
              <td>{formatCategoryPrice(price)}</td>
              {hasReduced && <td>{formatCategoryPrice(price_reduced)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {prices.reductions && (
        <p className={styles.reductions} {...fallbackLang(prices, 'reductions', locale)}>
          {prices.reductions}
        </p>
      )}
    </>
  )
}

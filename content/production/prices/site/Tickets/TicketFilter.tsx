import { Form, Link, useLocation } from 'react-router'
import button from '#site/components/Button/Button.module.css'
import select from '#site/components/Select/Select.module.css'
import { useWords } from '#site/i18n/words.ts'
import { filterSearch, isFiltered } from '#site/lists/filter.ts'
import { words } from '../../../words.ts'
import type { TicketFilter as Filter } from './read-ticket-filter.ts'
import styles from './Tickets.module.css'
import { ticketWords } from './words.ts'

/** Links and a form, so that it works without script. `anchor`: that of the list. */
export function TicketFilter({ filter, cities, anchor }: { filter: Filter; cities: string[]; anchor: string }) {
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

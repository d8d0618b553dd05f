import { Link } from 'react-router'
import styles from './ActiveFilters.module.css'

export type ActiveFilter = { key: string; label: string; without: string }

type ActiveFiltersProps = { title: string; filters: ActiveFilter[]; removeLabel: (label: string) => string; reset: { label: string; to: string } }

/** What the list is narrowed to; each can be taken out alone. Links, so they work without script. */
export function ActiveFilters({ title, filters, removeLabel, reset }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <div className={styles.active}>
      <p className="visually-hidden">{title}</p>
      <ul className={styles.list}>
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <Link to={without} preventScrollReset className={styles.filter} aria-label={removeLabel(label)}>
              {label}
              <span aria-hidden="true" className={styles.cross} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={reset.to} preventScrollReset className={styles.reset}>
            {reset.label}
          </Link>
        </li>
      </ul>
    </div>
  )
}

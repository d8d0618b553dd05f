import { useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '#config'
import { useMessages } from '../../i18n/messages.ts'
import styles from './ActiveFilters.module.css'

/** `label` is undefined for an unknown value. */
export type ActiveFilter = { key: string; label: string | undefined; lang?: Locale | undefined; without: string }

type ActiveFiltersProps = {
  title: string
  filters: ActiveFilter[]
  removeLabel: (label: string) => string
  reset: { label: string; to: string }
}

/** Active filters, each removable. Links, so that they work without script. */
export function ActiveFilters({ title, filters, removeLabel, reset }: ActiveFiltersProps) {
  const { unknownChoice } = useMessages()
  const container = useRef<HTMLDivElement>(null)
  // The pressed link disappears; the focus moves here.
  const stay = () => container.current?.focus({ preventScroll: true })
  if (filters.length === 0) return <div ref={container} tabIndex={-1} />
  return (
    <div ref={container} tabIndex={-1} className={styles.active}>
      <p className="visually-hidden">{title}</p>
      <ul className={styles.list}>
        {filters.map(({ key, label = unknownChoice, lang, without }) => (
          <li key={key}>
            <Link
              to={without}
              preventScrollReset
              className={styles.filter}
              onClick={stay}
              aria-label={removeLabel(label)}
            >
              <span lang={lang}>{label}</span>
              <span aria-hidden="true" className={styles.cross} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={reset.to} preventScrollReset className={styles.reset} onClick={stay}>
            {reset.label}
          </Link>
        </li>
      </ul>
    </div>
  )
}

import { Link } from 'react-router'
import styles from './EventList.module.css'

type EmptyListProps = { title: string; hint: string; reset: { label: string; to: string } | null }

export function EmptyList({ title, hint, reset }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {reset && (
        <p>
          {hint} <Link to={reset.to}>{reset.label}</Link>
        </p>
      )}
    </div>
  )
}

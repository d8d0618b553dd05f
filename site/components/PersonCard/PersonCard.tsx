import { Link } from 'react-router'
import type { Person } from '#content/person/endpoints.ts'
import { useLocale } from '../../locale.ts'
import { langOf } from '../fallback-lang.ts'
import { Portrait } from '../Portrait/Portrait.tsx'
import styles from './PersonCard.module.css'

export function PersonCard({ person }: { person: Person }) {
  const locale = useLocale()
  return (
    <article className={styles.card}>
      <Portrait image={person.image} name={person.name} sizes="(min-width: 48em) 16rem, 45vw" />
      <h3 className={styles.name}>
        <Link to={person.url} prefetch="intent" className={styles.link}>
          {person.name}
        </Link>
      </h3>
      <p className={styles.role} {...langOf(person, 'role', locale)}>
        {person.role || person.instruments.map((instrument) => instrument.name).join(', ')}
      </p>
    </article>
  )
}

import { Link } from 'react-router'
import type { Person } from '#contract/people.ts'
import { useLocale } from '../../locale.ts'
import { langOf } from '../fallback-lang.ts'
import { Portrait } from '../Portrait/Portrait.tsx'
import styles from './PersonCard.module.css'

export function PersonCard({ person, level }: { person: Person; level: 3 | 4 }) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      <Portrait image={person.image} name={person.name} sizes="(min-width: 48em) 16rem, 45vw" />
      <Heading className={styles.name}>
        <Link to={person.url} prefetch="intent" className={styles.link}>
          {person.name}
        </Link>
      </Heading>
      <p className={styles.role} {...langOf(person, 'role', locale)}>
        {person.role || person.instruments.map((instrument) => instrument.name).join(', ')}
      </p>
    </article>
  )
}

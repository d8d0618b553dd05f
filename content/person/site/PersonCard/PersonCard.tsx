import { Link } from 'react-router'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { useLocale } from '#site/locale.ts'
import { Portrait } from '../Portrait/Portrait.tsx'
import styles from './PersonCard.module.css'
import type { PersonCardData } from './person-card.ts'

export function PersonCard({ person }: { person: PersonCardData }) {
  const locale = useLocale()
  return (
    <article className={styles.card}>
      <Portrait image={person.image} name={person.name} sizes="(min-width: 48em) 16rem, 45vw" />
      <h3 className={styles.name}>
        <Link to={person.url} prefetch="intent" className={styles.link}>
          {person.name}
        </Link>
      </h3>
      <p className={styles.role} {...fallbackLang(person, 'role', locale)}>
        {person.task || <NameList names={person.instruments} />}
      </p>
    </article>
  )
}

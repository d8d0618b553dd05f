import { Link } from 'react-router'
import type { PersonType } from '#contract/links/urls.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { NameList } from '#site/components/NameList.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import { Portrait } from '../Portrait/Portrait.tsx'
import styles from './PersonGroups.module.css'
import type { PersonCardData } from './person-card.server.ts'

const order: PersonType[] = ['employee', 'instructor', 'soloist']

/** All people by type; the page's own headline names a single type. */
export function PersonGroups({ people }: { people: Record<PersonType, PersonCardData[]> }) {
  const persons = useWords(words)
  const types = order.filter((type) => people[type].length > 0)
  return (
    <div className="page">
      {types.length > 1 && (
        <nav aria-label={persons.jump}>
          <ul className={styles.jump}>
            {types.map((type) => (
              <li key={type}>
                <a href={`#${type}`}>{persons[type]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {types.map((type) => (
        <section key={type} id={type} className={styles.group} aria-labelledby={`${type}-title`}>
          <h2 id={`${type}-title`} className={types.length > 1 ? styles.title : 'visually-hidden'}>
            {persons[type]}
          </h2>
          <ul className={styles.people}>
            {people[type].map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PersonCard({ person }: { person: PersonCardData }) {
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

import { phoneLink } from '#site/format/phone.ts'
import { useWords } from '#site/i18n/words.ts'
import type { Person } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './Contact.module.css'

export function Contact({ person }: { person: Person }) {
  const text = useWords(words)
  const instruments = person.instruments.map((instrument) => instrument.name).join(', ')
  if (!instruments && !person.email && !person.phone) return null
  return (
    <dl className={styles.contact}>
      {instruments && (
        <div>
          <dt>{text.instruments}</dt>
          <dd>{instruments}</dd>
        </div>
      )}
      {person.email && (
        <div>
          <dt>{text.email}</dt>
          <dd>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </dd>
        </div>
      )}
      {person.phone && (
        <div>
          <dt>{text.phone}</dt>
          <dd>
            <a href={phoneLink(person.phone)}>{person.phone}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}

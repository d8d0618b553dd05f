import { NameList } from '#site/components/NameList.tsx'
import { phoneLink } from '#site/format/phone.ts'
import { useWords } from '#site/i18n/words.ts'
import type { Person } from '../../endpoints.ts'
import { words } from '../../words.ts'
import styles from './Contact.module.css'

export function Contact({ person }: { person: Person }) {
  const text = useWords(words)
  const { instruments } = person
  if (instruments.length === 0 && !person.email && !person.phone) return null
  return (
    <dl className={styles.contact}>
      {instruments.length > 0 && (
        <div>
          <dt>{text.instruments}</dt>
          <dd>
            <NameList names={instruments} />
          </dd>
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

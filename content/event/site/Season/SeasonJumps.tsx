import { Link, useLocation } from 'react-router'
import { datePartsOf } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Group, Grouping } from './groups.ts'
import styles from './Season.module.css'
import { seasonWords } from './words.ts'

/** To each month or series of the page. Composers have their index, which is too long to stand here. */
export function SeasonJumps({ groups, by }: { groups: Group[]; by: Grouping }) {
  const text = useWords(seasonWords)
  const locale = useLocale()
  const { search } = useLocation()
  if (by === 'composer' || groups.length < 2) return null
  const label = ({ key, title }: Group) =>
    by === 'month' ? datePartsOf(`${key}-15T12:00:00Z`, locale).monthShort : title
  return (
    <nav aria-label={text.jump} className={styles.jumps}>
      {groups.map((group) => (
        <Link key={group.key} to={`${search}#group-${group.key}`}>
          <span aria-hidden="true">{label(group)}</span>
          <span className="visually-hidden" lang={group.lang}>
            {group.title}
          </span>
        </Link>
      ))}
    </nav>
  )
}

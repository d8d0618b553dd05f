import { langOf } from '#site/components/fallback-lang.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Course } from '../../endpoints.ts'
import { words } from '../../words.ts'
import { closedDaysText } from '../closed-days.ts'
import styles from './CourseFacts.module.css'

/** When no lesson is held: holidays and feast days that meet one of the groups. */
export function ClosedDays({ closed }: { closed: Course['closed'] }) {
  const { detail: text } = useWords(words)
  const locale = useLocale()
  return (
    <div className={styles.closed}>
      <h3 className={styles.closedTitle}>{text.closed}</h3>
      <ul className={styles.closedList}>
        {closed.map((days) => (
          <li key={days.id}>
            <span {...langOf(days, 'name', locale)}>{days.name}</span>{' '}
            <time dateTime={days.first_day} className={styles.days}>
              {closedDaysText(days, locale)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}

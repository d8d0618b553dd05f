import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { detailWords } from '../../../detail/site/detail-words.ts'
import styles from './CourseSuggestions.module.css'

export type Lesson = { id: number; url: string; name: string; lang?: string }

/** Courses for the instruments of a concert. */
export function CourseSuggestions({ lessons }: { lessons: Lesson[] }) {
  const { lessons: title } = useWords(detailWords)
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.lessons}>
        {lessons.map(({ id, url, name, lang }) => (
          <li key={id} lang={lang}>
            <SiteLink to={url}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import styles from './SeasonIndex.module.css'
import { type SeasonLink, yearsOf } from './SeasonLinks.tsx'
import { seasonWords } from './words.ts'

/** Every season that has concerts, the latest first. */
export function SeasonIndex({ seasons }: { seasons: SeasonLink[] }) {
  const text = useWords(seasonWords)
  return (
    <div className={`page ${styles.index}`}>
      {seasons.length === 0 && <p>{text.none}</p>}
      <ul className={styles.seasons}>
        {seasons.map(({ season, url, count, is_running }) => (
          <li key={season} className={styles.season}>
            <SiteLink to={url} className={styles.name}>
              {yearsOf(season)}
            </SiteLink>
            <p className={styles.count}>{count > 0 ? text.count(count) : text.planned}</p>
            {is_running && <p className={styles.running}>{text.running}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

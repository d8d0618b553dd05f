import { screenUrl } from '#contract/links/urls.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import links from './Season.module.css'
import styles from './SeasonIndex.module.css'
import { type SeasonLink, seasonYears } from './SeasonLinks.tsx'
import { seasonWords } from './words.ts'

/** All seasons with concerts: the running one, then the others, latest first. */
export function SeasonIndex({ seasons }: { seasons: SeasonLink[] }) {
  const text = useWords(seasonWords)
  const locale = useLocale()
  const runningFirst = seasons.toSorted((one, other) => Number(other.is_running) - Number(one.is_running))
  return (
    <div className={`page ${styles.index}`} id="seasons">
      {seasons.length === 0 && <p>{text.none}</p>}
      <ul className={styles.seasons}>
        {runningFirst.map(({ season, url, count, is_running }) => (
          <li key={season} className={styles.season}>
            <SiteLink to={url} className={styles.name}>
              {seasonYears(season)}
            </SiteLink>
            <p className={styles.count}>{count > 0 ? text.count(count) : text.planned}</p>
            {is_running && <p className={styles.running}>{text.running}</p>}
          </li>
        ))}
      </ul>
      <nav aria-label={text.further} className={links.seasons}>
        <SiteLink to={screenUrl('calendar', locale)}>{text.calendar}</SiteLink>
        <SiteLink to={screenUrl('composers', locale)}>{text.composers}</SiteLink>
      </nav>
    </div>
  )
}
